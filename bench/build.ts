import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { buildSite, copySite, removeSite, setProjects } from './site';

const COUNTS = [10, 100, 1000];

/** Seconds of a clean build with 10, 100 and 1,000 projects of about 900 words. */
function main() {
  const folder = copySite();
  const rows: Record<string, number>[] = [];
  try {
    for (const count of COUNTS) {
      setProjects(folder, count, 'write-ups');
      for (const made of ['.next', '.contentlayer']) rmSync(join(folder, made), { recursive: true, force: true });
      const start = performance.now();
      buildSite(folder);
      rows.push({ projects: count, seconds: Number(((performance.now() - start) / 1000).toFixed(1)) });
    }
  } finally {
    removeSite(folder);
  }
  console.log(`Seconds of a clean build, by number of project documents of about 900 words, diagrams included`);
  console.table(rows);
}

main();
