import { expect, test } from 'vitest';
import { now } from '@/fixtures/store-rows';
import type { Store } from '../../../../lib/dev-stats/store/client';
import { readBilling } from '../../../../lib/dev-stats/store/read/actions';
import { readPointers } from '../../../../lib/dev-stats/store/read/state';
import type { BillingRow } from '../../../../lib/dev-stats/store/rows';
import { beginCollection } from '../../../../lib/dev-stats/store/write/collection';
import { emptyStore } from '../test-store';

function bill(scope: string, values: Partial<BillingRow> = {}): BillingRow {
  const used = { totalMinutesUsed: 1, totalPaidMinutesUsed: 0 };
  const minutes = { ...used, ubuntuMinutes: 1, windowsMinutes: 0, macosMinutes: 0 };
  return { scope, asOfDate: '2026-11-21', includedMinutes: 2000, ...minutes, ...values };
}

interface Collected {
  bill?: BillingRow;
  ok?: boolean;
}

async function collect(store: Store, { bill, ok = true }: Collected) {
  const collection = await beginCollection(store, { source: 'actions', now });
  if (bill) await collection.saveBilling(bill);
  await (ok ? collection.finish() : collection.fail('stopped'));
}

async function found(store: Store, scope: string) {
  const { actions } = await readPointers(store);
  const row = actions && (await readBilling(store, actions, scope));
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
