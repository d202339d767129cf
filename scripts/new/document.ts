import type { DocumentTypeName } from '../../lib/content/schema/documents';
import { newDocument } from '../../lib/content/write/new-document';
import { env } from '../../lib/env';
import { readContentFiles } from '../shared/check-content';
import type { Run } from '../shared/program';
import { addDocuments, nameFor } from './add';

export const runFor =
  (type: DocumentTypeName): Run =>
  async ([given = ''], options) => {
    const title = given.trim();
    const files = readContentFiles(env.contentDir);
    const name = nameFor(title, options.name);
    const today = new Date().toISOString().slice(0, 10);
    const added = newDocument(type, { title, name, today, documents: files.documents });
    return { summary: await addDocuments(files, [added]) };
  };
