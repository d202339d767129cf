/** The function with its answers kept: the same text is worked on once. */
export function memo<Answer>(make: (text: string) => Answer): (text: string) => Answer {
  const known = new Map<string, Answer>();
  return (text) => {
    const answer = known.get(text) ?? make(text);
    known.set(text, answer);
    return answer;
  };
}
