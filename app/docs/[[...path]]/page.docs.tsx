import { notFound } from 'next/navigation';
import { Prose } from '@/components/mdx/prose';
import { DocLayout } from '@/components/ui/page/doc-layout';
import { allDocs, getDoc } from '@/lib/docs/docs';
import { pageMetadata } from '@/lib/site/metadata';

interface Props {
  params: Promise<{ path?: string[] }>;
}

export const dynamicParams = false;

export function generateStaticParams() {
  return allDocs.map(({ path }) => ({ path: path.split('/').slice(2) }));
}

export async function generateMetadata({ params }: Props) {
  return pageMetadata(addressFromParams((await params).path));
}

export default async function DocPage({ params }: Props) {
  const doc = getDoc(addressFromParams((await params).path));
  if (!doc) notFound();
  return (
    <DocLayout doc={doc}>
      <Prose markdown={doc.body.raw} />
    </DocLayout>
  );
}

function addressFromParams(path: string[] = []): string {
  return ['/docs', ...path].join('/');
}
