import { expect, test } from 'vitest';
import { canonicalOrigin, robotsDirective } from '@/lib/deployment';

const siteUrl = 'https://www.example.com/';
const stagingUrl = 'https://staging.example.com';

test.each([
  ['staging.example.com', stagingUrl, 'https://staging.example.com'],
  ['portfolio-staging-abc.example.dev', stagingUrl, 'https://staging.example.com'],
  ['localhost', stagingUrl, 'https://www.example.com'],
])('canonical links of %s with staging at %s point to %s', (hostname, staging, origin) => {
  expect(canonicalOrigin({ siteUrl, stagingUrl: staging, hostname })).toBe(origin);
});

test.each([
  ['production', 'index, follow'],
  ['preview', 'noindex, nofollow'],
])('a %s deployment says %s', (deployEnv, directive) => {
  expect(robotsDirective(deployEnv, true)).toBe(directive);
});
