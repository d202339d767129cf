/** Resolves when an address answers; rejects after ten seconds. */
export async function waitForAnswer(url: string): Promise<void> {
  const signal = AbortSignal.timeout(10_000);
  while (!signal.aborted) {
    const answered = await fetch(url, { signal }).then(
      ({ ok }) => ok,
      () => false,
    );
    if (answered) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`${url} does not answer.`);
}
