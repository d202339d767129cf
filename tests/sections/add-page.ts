import type { ScratchCopy } from './scratch-copy';

// Follows the recipes of CONTRIBUTING.md. `npm run generate` and UPDATE_BUDGETS=1 write the generated files.

/** A page of an existing section. */
export function addPage({ write, change }: ScratchCopy): void {
  write('content/pages/press.mdx', pageTexts('/press', 'Press kit'));
  change('lib/resume/section.ts', '  pages: [\n', `  pages: [\n${pageStarter('/press', 'Press kit')}`);
  write(
    'app/press/page.tsx',
    `import { Shell } from '@/components/shell/shell';
import { pageMetadata } from '@/lib/site/metadata';

export const metadata = pageMetadata('/press');

export default function PressPage() {
  return (
    <Shell path="/press">
      <h1>Press kit</h1>
    </Shell>
  );
}
`,
  );
}

export function pageTexts(path: string, heading: string): string {
  return `---
path: ${path}
title: ${heading}
description: ${heading} of the owner, for those who ask.
keywords:
  - ${heading.toLowerCase()}
heading: ${heading}
---
`;
}

export function pageStarter(path: string, heading: string): string {
  return `    {
      path: '${path}',
      texts: () => ({ heading: '${heading}', description: '${heading} of the owner.', keywords: ['${heading}'] }),
    },
`;
}
