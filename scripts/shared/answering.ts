/** Resolves when an address answers; rejects after ten seconds. */
export async function answering(url: string): Promise<void> {
  for (let tries = 0; tries < 100; tries += 1) {
    const answered = await fetch(url).then(
      ({ ok }) => ok,
      () => false,
    );
    if (answered) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`${url} does not answer.`);
}
