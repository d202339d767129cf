import { expect, test } from 'vitest';
import { fetchBilling } from '../../../lib/collectors/github/billing';
import { Answered, fakeGithub, type Reply } from './fake-github';

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

function billing(usageReply: Reply, plan?: string) {
  const github = fakeGithub(({ what }) =>
    what === 'GET /user' ? { ...(plan && { plan: { name: plan } }) } : usageReply,
  );
  return { asked: github.asked, outcome: fetchBilling(github.api, { kind: 'user', login: 'me' }, NOW) };
}

test('minutes are summed by operating system, ignoring case', async () => {
  const { asked, outcome } = billing(usage, 'pro');
  expect(await outcome).toEqual({
    row: {
      ...{ scope: 'user:me', asOfDate: '2026-11-21', includedMinutes: 3000 },
      ...{ totalMinutesUsed: expect.closeTo(492.667, 6), totalPaidMinutesUsed: 50 },
      ...{ ubuntuMinutes: expect.closeTo(328.667, 6), macosMinutes: 154, windowsMinutes: 10 },
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
