import { schema as published } from '@octokit/graphql-schema';
import { buildClientSchema, type IntrospectionQuery, parse, validate } from 'graphql';
import { expect, test } from 'vitest';
import { BRANCH_QUERY, DEPLOYMENTS_QUERY, ISSUES_QUERY } from '../../../lib/collectors/github/actions/delivery';
import { MERGED_QUERY } from '../../../lib/collectors/github/actions/merged-pull-requests';
import { PUBLIC_REPOSITORIES_QUERY } from '../../../lib/collectors/github/billing/billing';
import { CALENDAR_QUERY } from '../../../lib/collectors/github/contributions';
import { OPENED_QUERY } from '../../../lib/collectors/github/opened-pull-requests';
import { PROFILE_QUERY } from '../../../lib/collectors/github/profile';
import { COMMITS_QUERY } from '../../../lib/collectors/github/repositories/commits';
import { CONTRIBUTED_QUERY, KNOWN_QUERY, MEMBER_QUERY } from '../../../lib/collectors/github/repositories/contributed';
import { DETAILS_QUERY } from '../../../lib/collectors/github/repositories/details';
import { REPOSITORIES_QUERY } from '../../../lib/collectors/github/repositories/repositories';
import { REVIEWS_QUERY } from '../../../lib/collectors/github/reviews';

const introspection = published.json as { data?: IntrospectionQuery } & IntrospectionQuery;
const schema = buildClientSchema(introspection.data ?? introspection, { assumeValid: true });

test.each(
  Object.entries({
    BRANCH_QUERY,
    CALENDAR_QUERY,
    COMMITS_QUERY,
    CONTRIBUTED_QUERY,
    DEPLOYMENTS_QUERY,
    DETAILS_QUERY,
    ISSUES_QUERY,
    KNOWN_QUERY,
    MEMBER_QUERY,
    MERGED_QUERY,
    OPENED_QUERY,
    PROFILE_QUERY,
    PUBLIC_REPOSITORIES_QUERY,
    REPOSITORIES_QUERY,
    REVIEWS_QUERY,
  }),
)("%s is valid against GitHub's schema", (_, query) => {
  expect(validate(schema, parse(query)).map(({ message }) => message)).toEqual([]);
});
