import { ContactForm, contactScript } from '@/components/contact/contact-form';
import { ContactWays } from '@/components/contact/contact-ways';
import { Shell } from '@/components/shell/shell';
import { InlineScript } from '@/components/ui/inline-script';
import { encodeAddress } from '@/lib/contact/email';
import { getPageMeta, getProfile } from '@/lib/content/content';
import { pageMetadata } from '@/lib/site/metadata';

export const metadata = pageMetadata('/contact');

export default function ContactPage() {
  const { heading, lead } = getPageMeta('/contact');
  const profile = getProfile();
  const address = encodeAddress(profile.email);
  return (
    <Shell path="/contact">
      <div className="log">
        <div className="log-row grid-rows-[auto_1fr] gap-y-4 pt-8 pb-6 md:pt-12">
          <h1 className="log-margin text-page lg:text-[clamp(3rem,4.7vw,4.25rem)]">{heading}</h1>
          <div className="log-text mt-5 lg:row-span-2 lg:mt-0">
            <p className="mb-8 max-w-[44ch] font-serif text-lead">{lead}</p>
            <ContactForm address={address} />
          </div>
          <ContactWays profile={profile} />
          <InlineScript text={contactScript()} />
        </div>
      </div>
    </Shell>
  );
}
