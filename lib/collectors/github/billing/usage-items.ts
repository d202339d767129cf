import { z } from 'zod';
import { weightedMinutes } from '../../../dev-stats/rules/pipelines/minutes';

export const usageSchema = z.object({
  usageItems: z.array(
    z.object({
      product: z.string().nullish(),
      sku: z.string().nullish(),
      // Documented as an integer, but GitHub returns values such as 228.667.
      quantity: z.number().nullish(),
      unitType: z.string().nullish(),
      repositoryName: z.string().nullish(),
      grossAmount: z.number().nullish(),
      netAmount: z.number().nullish(),
    }),
  ),
});

type Usage = z.infer<typeof usageSchema>;
export type Item = Usage['usageItems'][number];

export function minuteItems({ usageItems }: Usage): Item[] {
  return usageItems.filter(({ product, unitType }) => is(product, /^actions$/i) && is(unitType, /^minutes$/i));
}

export function sumMinutes(items: readonly Item[]) {
  return {
    totalMinutesUsed: sum(items),
    totalPaidMinutesUsed: items.reduce((total, item) => total + (item.quantity ?? 0) * paidShare(item), 0),
    ...runnerMinutes(items),
  };
}

function runnerMinutes(items: readonly Item[]) {
  const of = (sku: RegExp) => sum(items.filter((item) => is(item.sku, sku)));
  return { ubuntuMinutes: of(/linux|ubuntu/i), windowsMinutes: of(/windows/i), macosMinutes: of(/macos/i) };
}

function sum(items: readonly Item[]): number {
  return items.reduce((total, { quantity }) => total + (quantity ?? 0), 0);
}

function paidShare({ grossAmount, netAmount }: Item): number {
  return grossAmount && netAmount ? Math.min(1, Math.max(0, netAmount / grossAmount)) : 0;
}

/** `free` has the items that never count against the included minutes; null if unknown. */
export function sumCharge(items: readonly Item[], free: ReadonlySet<Item> | null) {
  if (!free) return { countedMinutes: null, freeMinutes: null };
  const counted = items.filter((item) => !free.has(item));
  return { countedMinutes: weightedMinutes(runnerMinutes(counted)), freeMinutes: sum([...free]) };
}

export function isBilled(item: Item): boolean {
  return paidShare(item) > 0;
}

export function isSelfHosted({ sku }: Item): boolean {
  return is(sku, /self.?hosted/i);
}

/** Name in lower case without the owner: GitHub writes it with and without, and not always in its own case. */
export function readRepositoryName({ repositoryName }: Item): string {
  return repositoryName?.split('/').at(-1)?.toLowerCase() ?? '';
}

function is(value: string | null | undefined, pattern: RegExp): boolean {
  return pattern.test(value ?? '');
}
