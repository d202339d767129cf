import { notFound } from 'next/navigation';
import { PhotoFacts, PhotoGearList, Processing } from '@/components/astro/photo/photo-facts';
import { PhotoField } from '@/components/astro/photo/photo-field';
import { PhotoPicture } from '@/components/astro/photo/photo-picture';
import { Sessions } from '@/components/astro/photo/sessions';
import { openerScript } from '@/components/astro/viewer/bundle';
import { Comparison } from '@/components/astro/viewer/comparison';
import { Prose } from '@/components/mdx/prose';
import { Shell } from '@/components/shell/shell';
import { InlineScript } from '@/components/ui/inline-script';
import { Neighbors } from '@/components/ui/page/neighbors';
import { Section } from '@/components/ui/page/section';
import { photoHref } from '@/lib/astro/photo/photo-text';
import { getAllPhotos, getPhoto, getPhotoNeighbors } from '@/lib/astro/photos';
import { pageMetadata } from '@/lib/site/metadata';

interface Props {
  params: Promise<{ slug: string }>;
}

export const dynamicParams = false;

export function generateStaticParams() {
  return getAllPhotos().map(({ slug }) => ({ slug }));
}

export async function generateMetadata({ params }: Props) {
  return pageMetadata(`/astrophotography/${(await params).slug}`);
}

export default async function PhotoPage({ params }: Props) {
  const photo = getPhoto((await params).slug);
  if (!photo) notFound();
  return (
    <Shell path={photoHref(photo)}>
      <PhotoPicture photo={photo} />
      <div className="log">
        {photo.body.raw.trim() && (
          <Section title="About the picture">
            <Prose markdown={photo.body.raw} />
          </Section>
        )}
        <Comparison photo={photo} />
        <PhotoField photo={photo} />
        <PhotoFacts photo={photo} />
        <Sessions photo={photo} />
        <PhotoGearList gear={photo.gear} />
        <Processing steps={photo.processing} />
        <Neighbors title="More pictures" neighbors={getPhotoNeighbors(photo.slug)} getHref={photoHref} />
        <InlineScript text={openerScript()} />
      </div>
    </Shell>
  );
}
