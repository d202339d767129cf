import { expect } from '@playwright/test';

/** Asks until the answer is there and not false. */
export async function until<T>(ask: () => Promise<T>): Promise<T> {
  let answer: T | undefined;
  await expect(async () => {
    answer = await ask();
    expect(answer).not.toBe(false);
  }).toPass({ timeout: 30_000 });
  return answer as T;
}
