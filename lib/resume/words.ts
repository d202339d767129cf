export function countWords(text: string): number {
  return text.match(/\S+/g)?.length ?? 0;
}

export function biographyProblem(text: string, maxWords: number): string | undefined {
  const words = countWords(text);
  if (words === 0) return 'the biography is empty; write it below the second ---';
  return words > maxWords ? `the biography has ${words} words; maxWords is ${maxWords}` : undefined;
}
