import { expect } from '@playwright/test';

/** Asks until the answer is there and not false. */
export async function until<T>(ask: () => Promise<T | false>): Promise<T> {
  let answer: T | false | undefined;
  await expect(async () => {
    answer = await ask();
    expect(answer).not.toBe(false);
  }).toPass({ timeout: 30_000 });
  return answer as T;
}
