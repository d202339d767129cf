import { expect, test } from 'vitest';
import { now, PIPELINE } from '@/fixtures/store-rows';
import type { Store } from '../../../../lib/dev-stats/store/client';
import { readBilling } from '../../../../lib/dev-stats/store/read/billing';
import { readPointers } from '../../../../lib/dev-stats/store/read/state';
import type { ActionsRepository, BillingRow } from '../../../../lib/dev-stats/store/rows';
import { beginCollection } from '../../../../lib/dev-stats/store/write/collection';
import { emptyStore } from '../test-store';

function bill(scope: string, values: Partial<BillingRow> = {}): BillingRow {
  const used = { totalMinutesUsed: 1, totalPaidMinutesUsed: 0 };
  const minutes = { ...used, ubuntuMinutes: 1, windowsMinutes: 0, macosMinutes: 0 };
  return { scope, asOfDate: '2026-11-21', includedMinutes: 2000, ...minutes, ...values };
}

interface Collected {
  repository?: ActionsRepository;
  bill?: BillingRow;
  ok?: boolean;
}

async function collect(store: Store, { repository, bill, ok = true }: Collected) {
  const collection = await beginCollection(store, { source: 'actions', now });
  if (repository) await (await collection.pipeline(repository)).saveRuns([]);
  if (bill) await collection.saveBilling(bill);
  await (ok ? collection.finish() : collection.fail('stopped'));
}

async function found(store: Store, scope: string, isOwner = false) {
  const { actions } = await readPointers(store);
  const row = actions && (await readBilling(store, actions, { scope, isOwner }));
  return row && `${row.scope} ${row.asOfDate}`;
}

test('the latest bill is shown, whatever the case of its scope', async () => {
  const { store } = await emptyStore();
  await collect(store, { bill: bill('user:Rowan', { asOfDate: '2026-10-31' }) });
  await collect(store, { bill: bill('user:Rowan') });
  await collect(store, { bill: bill('user:Rowan', { asOfDate: '2026-12-01' }), ok: false });
  expect(await found(store, 'USER:rowan')).toBe('user:Rowan 2026-11-21');
  expect(await found(store, 'user:someone')).toBeUndefined();
});

test('after a rename, the former and the new name lead to the latest bill', async () => {
  const { store } = await emptyStore();
  const ownerId = 42;
  await collect(store, {
    repository: { ...PIPELINE, ownerId },
    bill: bill('user:rowan', { ownerId, asOfDate: '2026-10-31' }),
  });
  await collect(store, { repository: { ...PIPELINE, ownerId }, bill: bill('user:rowan-hale', { ownerId }) });
  expect(await found(store, 'user:Rowan')).toBe('user:rowan-hale 2026-11-21');
  expect(await found(store, 'user:rowan-hale')).toBe('user:rowan-hale 2026-11-21');
});

test('a bill collected without an id does not hide the owner’s later ones', async () => {
  const { store } = await emptyStore();
  await collect(store, { repository: PIPELINE, bill: bill('user:rowan', { asOfDate: '2026-10-31' }) });
  expect(await found(store, 'user:rowan')).toBe('user:rowan 2026-10-31');
  const ownerId = 42;
  await collect(store, { repository: { ...PIPELINE, ownerId }, bill: bill('org:acme', { ownerId }) });
  expect(await found(store, 'user:rowan')).toBe('org:acme 2026-11-21');
});

test('the owner of a private repository under another name is named to the site’s owner only', async () => {
  const { store } = await emptyStore();
  const repository = { ...PIPELINE, isPrivate: true, ownerId: 42 };
  await collect(store, { repository, bill: bill('org:secret', { ownerId: 42 }) });
  expect(await found(store, 'user:rowan')).toBeUndefined();
  expect(await found(store, 'user:rowan', true)).toBe('org:secret 2026-11-21');
});
