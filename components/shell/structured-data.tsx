import { structuredData } from '@/lib/site/structured-data/graph';

/** What the page says to machines. It is data and never run; an escaped < cannot end the element. */
export function StructuredData({ path }: { path: string }) {
  const graph = structuredData(path);
  if (!graph) return null;
  const json = JSON.stringify(graph).replaceAll('<', '\\u003c');
  // biome-ignore lint/security/noDangerouslySetInnerHtml: React would escape quotes, which is no JSON
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />;
}
