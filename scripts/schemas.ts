import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { editorFiles } from '../lib/content/schema/editor-files';

/** Writes the JSON Schemas of the documents and frontmatter.json. Run it after changing lib/content/schema. */
for (const [path, text] of editorFiles()) {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}
