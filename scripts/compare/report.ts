import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pluralize } from '../../lib/pluralize';
import type { ChangedPage } from './pages';

export interface ComparedPage extends ChangedPage {
  pictures: { width: number; difference: number; files: [string | undefined, string | undefined] }[];
}

const MAX_DIFF = 20_000;

/** Lines that differ, as `git diff` shows them; empty if there are none. */
export function textDifference([before, after]: [string, string]): string {
  const folder = mkdtempSync(join(tmpdir(), 'compare-'));
  try {
    writeFileSync(join(folder, 'before'), `${before}\n`);
    writeFileSync(join(folder, 'after'), `${after}\n`);
    const args = ['diff', '--no-index', '--no-color', '--unified=1', 'before', 'after'];
    const { stdout } = spawnSync('git', args, { cwd: folder, encoding: 'utf8' });
    return stdout.replace(/^[\s\S]*?(?=^@@)/m, '').trimEnd();
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function summaryOf({ kind, texts, pictures }: ComparedPage): string {
  if (kind !== 'kept') return kind;
  const most = Math.max(...pictures.map(({ difference }) => difference), 0);
  const share = most < 0.001 ? 'less than 0.1' : (most * 100).toFixed(1);
  return [texts[0] !== texts[1] && 'text', most > 0 && `${share}% of the pixels`].filter(Boolean).join(', ');
}

export function asMarkdown(pages: readonly ComparedPage[], resume: string): string {
  const lines = pages.map((page) => `| \`${page.path.replaceAll(/[|`]/g, '')}\` | ${summaryOf(page)} |`);
  const title = pages.length === 0 ? 'No page changed.' : `${pluralize(pages.length, 'page')} changed.`;
  const table = lines.length > 0 ? ['', '| Page | Changed |', '| --- | --- |', ...lines] : [];
  const difference = resume.slice(0, MAX_DIFF);
  const text = difference
    ? ['', '<details><summary>Text of the resume</summary>', '', '````diff', difference, '````', '', '</details>']
    : [];
  return `${[title, ...table, ...text].join('\n')}\n`;
}

export function asHtml(pages: readonly ComparedPage[], resume: string): string {
  const entries = pages.map((page, index) => {
    const difference = textDifference(page.texts);
    const pictures = page.pictures.map(
      ({ width, files }) =>
        `<h3>${width} pixels</h3><div class="pair">${files.map((file, side) => figure(file, side)).join('')}</div>`,
    );
    const text = difference && `<details><summary>Text</summary><pre>${escapeHtml(difference)}</pre></details>`;
    return `<section id="p${index}"><h2>${escapeHtml(page.path)}</h2><p>${summaryOf(page)}</p>${text}${pictures.join('')}</section>`;
  });
  const list = pages.map(({ path }, index) => `<li><a href="#p${index}">${escapeHtml(path)}</a></li>`);
  const changes =
    resume && `<details open><summary>Text of the resume</summary><pre>${escapeHtml(resume)}</pre></details>`;
  const title = pages.length === 0 ? 'No page changed' : `${pluralize(pages.length, 'page')} changed`;
  return `<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"><title>${title}</title><style>${STYLE}</style></head>
<body><h1>${title}</h1>${changes}<ul>${list.join('')}</ul>${entries.join('')}</body></html>\n`;
}

function figure(file: string | undefined, side: number): string {
  const name = side === 0 ? 'Before' : 'After';
  const picture = file
    ? `<a href="${file}"><img loading="lazy" src="${file}" alt="${name}"></a>`
    : '<p>There is no such page.</p>';
  return `<figure><figcaption>${name}</figcaption>${picture}</figure>`;
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}

const STYLE = `
body { margin: 2rem auto; max-width: 90rem; padding: 0 1rem; font: 1rem/1.5 system-ui, sans-serif; color-scheme: light dark; }
section { border-top: 1px solid gray; margin-top: 3rem; }
.pair { display: grid; grid-template-columns: 1fr 1fr; gap: 1rem; align-items: start; }
figure { margin: 0; }
img { max-width: 100%; border: 1px solid gray; }
pre { overflow-x: auto; }
`;
