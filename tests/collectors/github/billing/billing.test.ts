import { expect, test } from 'vitest';
import { fetchBilling } from '../../../../lib/collectors/github/billing/billing';
import { Answered, fakeGithub, type Reply } from '../fake-github';

const NOW = new Date('2026-11-21T08:00:00Z');
const item = (sku: string, quantity: number, more: object = {}) => ({
  ...{ product: 'actions', sku, unitType: 'Minutes', quantity, grossAmount: 1, netAmount: 0 },
  ...more,
});
const usage = {
  usageItems: [
    item('Actions Linux', 228.667),
    item('Actions Linux', 100, { product: 'Actions', unitType: 'minutes', grossAmount: 2, netAmount: 1 }),
    item('Actions macOS 3-core', 154),
    item('Actions Windows', 10, { grossAmount: 0 }),
    item('Actions storage', 0.298, { unitType: 'GigabyteHours' }),
    item('Copilot', 50, { product: 'copilot' }),
  ],
};

function billing(usageReply: Reply, { plan, repositories }: { plan?: string; repositories?: Reply } = {}) {
  const github = fakeGithub(({ what }) => {
    if (what === 'PublicRepositories') return repositories;
    return what === 'GET /user' ? { ...(plan && { plan: { name: plan } }) } : usageReply;
  });
  const scope = { kind: 'user', login: 'me' } as const;
  return { asked: github.asked, outcome: fetchBilling(github.api, scope, NOW) };
}

const publicOnes = (...names: string[]) => {
  const pageInfo = { hasNextPage: false, endCursor: null };
  return { data: { repositoryOwner: { repositories: { pageInfo, nodes: names.map((name) => ({ name })) } } } };
};
const included = { grossAmount: 1, discountAmount: 1, netAmount: 0 };

test('minutes are summed by operating system, ignoring case', async () => {
  const { asked, outcome } = billing(usage, { plan: 'pro' });
  expect(await outcome).toEqual({
    row: {
      ...{ asOfDate: '2026-11-21', includedMinutes: 3000 },
      ...{ totalMinutesUsed: expect.closeTo(492.667, 6), totalPaidMinutesUsed: 50 },
      ...{ ubuntuMinutes: expect.closeTo(328.667, 6), macosMinutes: 154, windowsMinutes: 10 },
      ...{ countedMinutes: expect.closeTo(1888.667, 6), freeMinutes: 0 },
    },
  });
  expect(asked[0]?.what).toBe('GET /users/me/settings/billing/usage?year=2026&month=11');
});

test('a month without usage has zero minutes, and the minutes of an unknown plan are unknown', async () => {
  expect(await billing({ usageItems: [] }).outcome).toMatchObject({
    row: { totalMinutesUsed: 0, includedMinutes: null },
  });
});

test.each<[number, RegExp, boolean]>([
  [404, /the token cannot read them\. Use a classic token of the account with the scope "user"/, false],
  [403, /the token cannot read them/, false],
  [410, /no longer has the endpoint/, false],
  [400, /not on the billing platform/, false],
  [500, /failed with status 500/, true],
])('status %i is reported as not available', async (status, reason, failed) => {
  const { outcome } = billing(new Answered(status, { message: 'x' }));
  expect(await outcome).toEqual({ notAvailable: expect.stringMatching(reason), failed });
});

test('fully discounted minutes of public repositories do not count against the plan', async () => {
  const site = { repositoryName: 'Site', ...included };
  const items = [
    item('Actions Linux', 5000, site),
    item('Actions Windows', 100, { repositoryName: 'me/SITE', ...included }),
    item('Actions Linux', 300, { repositoryName: 'notes', ...included }),
    item('Actions macOS 3-core', 20, { repositoryName: 'notes', ...included }),
    item('Actions self-hosted Linux', 70, { repositoryName: 'notes', ...included }),
  ];
  const { asked, outcome } = billing({ usageItems: items }, { plan: 'free', repositories: publicOnes('site') });
  expect(await outcome).toMatchObject({
    row: { totalMinutesUsed: 5490, ubuntuMinutes: 5370, countedMinutes: 500, freeMinutes: 5170, includedMinutes: 2000 },
  });
  expect(asked.find(({ what }) => what === 'PublicRepositories')?.variables).toMatchObject({ login: 'me' });
});

test('billed minutes of a public repository count', async () => {
  const larger = item('Actions Linux 8-core', 40, { repositoryName: 'site', grossAmount: 2, netAmount: 2 });
  const { outcome } = billing({ usageItems: [larger] }, { repositories: publicOnes('site') });
  expect(await outcome).toMatchObject({ row: { totalPaidMinutesUsed: 40, countedMinutes: 40, freeMinutes: 0 } });
});

test('an organization needs the token of an administrator', async () => {
  const { api, asked } = fakeGithub(() => new Answered(403, {}));
  expect(await fetchBilling(api, { kind: 'org', login: 'acme' }, NOW)).toEqual({
    notAvailable: 'the token cannot read them. Use the token of an administrator of the organization.',
    failed: false,
  });
  expect(asked[0]?.what).toBe('GET /organizations/acme/settings/billing/usage?year=2026&month=11');
});
