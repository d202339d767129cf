import type { Metadata } from 'next';
import { ContactForm } from '@/components/contact/contact-form';
import { ContactWays } from '@/components/contact/contact-ways';
import { Shell } from '@/components/shell/shell';
import { PageHeader } from '@/components/ui/page/page-header';
import { encodeAddress } from '@/lib/contact/email';
import { getPageMeta, getProfile } from '@/lib/content/content';
import { pageMetadata } from '@/lib/site/metadata';

export const metadata: Metadata = pageMetadata('/contact');

export default function ContactPage() {
  const { heading, lead } = getPageMeta('/contact');
  const profile = getProfile();
  const address = encodeAddress(profile.email);
  return (
    <Shell path="/contact">
      <PageHeader title={heading} lead={lead} />
      <div className="grid grid-cols-1 gap-x-20 gap-y-14 border-line border-t pt-12 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <ContactForm address={address} />
        <ContactWays profile={profile} address={address} />
      </div>
    </Shell>
  );
}
