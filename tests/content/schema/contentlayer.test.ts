import { expect, test } from 'vitest';
import { z } from 'zod';
import { defineFields } from '@/lib/content/schema/contentlayer';

const fieldsOfShape = (shape: z.ZodRawShape) => defineFields('Doc', z.toJSONSchema(z.strictObject(shape)));

test('a schema becomes fields of Contentlayer', () => {
  const fields = fieldsOfShape({
    title: z.string(),
    day: z.iso.date().nullish(),
    order: z.int().optional(),
    status: z.enum(['A', 'B']),
    tags: z.array(z.string()),
    groups: z.array(z.strictObject({ name: z.string() })),
    'switches-of': z.strictObject({ 'dev-stats': z.boolean() }),
  });
  expect(fields).toMatchObject({
    title: { type: 'string', required: true },
    day: { type: 'date', required: false },
    order: { type: 'number', required: false },
    status: { type: 'enum', options: ['A', 'B'], required: true },
    tags: { type: 'list', of: { type: 'string' } },
    groups: { type: 'list', of: { type: 'nested' } },
    'switches-of': { type: 'json' },
  });
});

test.each([
  ['a choice of kinds', z.union([z.string(), z.number()])],
  ['a choice that may be empty', z.union([z.iso.date(), z.number()]).nullish()],
  ['fields of any name', z.record(z.string(), z.string())],
  ['a list of what may be empty', z.array(z.string().nullable())],
])('%s has no counterpart and is refused', (_, field) => {
  expect(() => fieldsOfShape({ odd: field })).toThrow('DocOdd: no Contentlayer field');
});
