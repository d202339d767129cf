import { expect, test } from 'vitest';
import { z } from 'zod';
import { queryGraphql } from '../../../../lib/collectors/github/api/request';
import { Answered, fakeGithub, type Reply } from '../fake-github';

const schema = z.object({ user: z.object({}) });
const failed = (errors: object[]) => ({ data: { user: null }, errors });

test.each<[string, Reply, string]>([
  ['a resource limit', failed([{ type: 'RESOURCE_LIMITS_EXCEEDED', message: 'Too many.' }]), 'too-costly'],
  ['a node limit', failed([{ message: 'This query exceeds the node limit.' }]), 'too-costly'],
  ['an unknown user', failed([{ type: 'NOT_FOUND', message: "Could not resolve to a User 'x'." }]), 'not-found'],
  ['a missing scope', failed([{ type: 'INSUFFICIENT_SCOPES' }]), 'denied'],
  ['a timeout', { data: null, errors: [{ message: 'Something went wrong while executing your query.' }] }, 'timeout'],
  ['a syntax error', { errors: [{ message: 'Parse error on "{"' }] }, 'invalid'],
  ['an address without GraphQL', new Answered(404, {}), 'invalid'],
  ['an unexpected value', { data: { user: 7 } }, 'server'],
])('%s has the kind %s', async (_, reply, kind) => {
  const { api } = fakeGithub(() => reply);
  await expect(queryGraphql(api, { query: 'query Q { a }', variables: {}, schema })).rejects.toMatchObject({ kind });
});

test('quoted names are removed from messages', async () => {
  const { api } = fakeGithub(() => ({ errors: [{ message: 'Parse error on "secret-plans"' }] }));
  await expect(queryGraphql(api, { query: 'query Q { a }', variables: {}, schema })).rejects.toThrow(
    'GitHub rejected the query: Parse error on (name)',
  );
});

test('an invalid token ends the run', async () => {
  const { api } = fakeGithub(() => new Answered(401, { message: 'Bad credentials' }));
  await expect(queryGraphql(api, { query: 'query Q { a }', variables: {}, schema })).rejects.toMatchObject({
    kind: 'denied',
    isFatal: true,
  });
});
