import { BiographyList, PressKit } from '@/components/bio/biography';
import { Shell } from '@/components/shell/shell';
import { PageHeader } from '@/components/ui/page/page-header';
import { getBiographies } from '@/lib/biographies/content';
import { getProfile } from '@/lib/content/content';
import { pageMetadata } from '@/lib/site/metadata';

export const metadata = pageMetadata('/bio');

export default function BioPage() {
  return (
    <Shell path="/bio">
      <PageHeader path="/bio" />
      <div className="grid grid-cols-1 gap-x-20 gap-y-14 border-hairline border-t pt-12 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <PressKit profile={getProfile()} />
        <BiographyList biographies={getBiographies()} />
      </div>
    </Shell>
  );
}
