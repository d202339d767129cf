import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { DocsNav } from '@/components/docs/docs-nav';
import { Prose } from '@/components/mdx/prose';
import { Shell } from '@/components/shell/shell';
import { getDoc, getDocs } from '@/lib/content';
import { pageMetadata } from '@/lib/metadata';

interface Props {
  params: Promise<{ path?: string[] }>;
}

export const dynamicParams = false;

export function generateStaticParams() {
  return getDocs().map(({ path }) => ({ path: path.split('/').slice(2) }));
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return pageMetadata(addressOf((await params).path));
}

export default async function DocPage({ params }: Props) {
  const doc = getDoc(addressOf((await params).path));
  if (!doc) notFound();
  return (
    <Shell path={doc.path}>
      <div className="grid grid-cols-1 gap-x-16 gap-y-10 pt-10 lg:grid-cols-[14rem_minmax(0,1fr)] lg:pt-16">
        <DocsNav docs={getDocs()} path={doc.path} />
        <article className="space-y-10">
          <header className="space-y-4">
            <h1 className="text-page">{doc.title}</h1>
            <p className="max-w-[60ch] text-ink-soft text-lead">{doc.description}</p>
          </header>
          <Prose code={doc.body.code} />
        </article>
      </div>
    </Shell>
  );
}

function addressOf(path: string[] = []): string {
  return ['/docs', ...path].join('/');
}
