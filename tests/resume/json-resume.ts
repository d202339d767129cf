import { z } from 'zod';
import published from '@/fixtures/json-resume.schema.json';

interface Schema {
  properties?: Record<string, Schema>;
  items?: Schema;
}

/** Version 1.0.0 of the schema, as in the package @jsonresume/schema 1.3.1 (MIT). */
const schema = published as Schema;

const resumeSchema = z.fromJSONSchema(schema as z.core.JSONSchema.JSONSchema);

export function findProblems(resume: unknown): unknown[] {
  return resumeSchema.safeParse(resume).error?.issues ?? [];
}
