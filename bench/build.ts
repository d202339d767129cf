import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildSite, copySite, removeSite } from './site';

const COUNTS = [10, 100, 1000];
const WORDS = 900;
/** Seconds of a clean build, with so many project documents of some 900 words. */
function main() {
  const folder = copySite();
  const rows: Record<string, number>[] = [];
  try {
    for (const count of COUNTS) {
      setProjects(folder, count);
      for (const made of ['.next', '.contentlayer']) rmSync(join(folder, made), { recursive: true, force: true });
      const start = performance.now();
      buildSite(folder);
      rows.push({ projects: count, seconds: Number(((performance.now() - start) / 1000).toFixed(1)) });
    }
  } finally {
    removeSite(folder);
  }
  console.log(`Seconds of a clean build, by number of project documents of ${WORDS} words`);
  console.table(rows);
}

/** Fills the projects of a copy with so many, varied from a real one. */
function setProjects(folder: string, count: number): void {
  const source = readFileSync(join(folder, 'content/projects/qbr-reporting-web.mdx'), 'utf8');
  const [, front = '', body = ''] = source.match(/^---\n(.*?)\n---\n(.*)$/s) ?? [];
  const text = body.match(new RegExp(`^(?:\\s*\\S+){${WORDS}}`))?.[0] ?? body;
  for (let index = 0; index < count; index++) {
    const year = 2000 + (index % 25);
    const fields = front
      .replace(/^title: .*/m, `title: Generated ${index}`)
      .replace(/^startDate: .*/m, `startDate: ${year}-03-08`)
      .replace(/^endDate: .*/m, `endDate: ${year + 1}-03-08`);
    writeFileSync(join(folder, `content/projects/generated-${index}.mdx`), `---\n${fields}\n---\n${text}\n`);
  }
}

main();
