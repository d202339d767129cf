/** Where a text stops being JSON, and why: the place that V8 names, or the one it only hints at. */
export function breakOf(text: string, { message }: SyntaxError): { reason: string; line: number; column: number } {
  const before = text.slice(0, Math.min(positionIn(message) ?? lengthOfBeginning(text), text.trimEnd().length));
  return {
    reason: message.replace(/( in JSON)? at position .*$/s, '').replace(/^(Unexpected token '.+?'), .*$/su, '$1'),
    line: before.split('\n').length,
    column: before.length - before.lastIndexOf('\n'),
  };
}

function positionIn(message: string): number | undefined {
  const position = /at position (\d+)/.exec(message)?.[1];
  return position === undefined ? undefined : Number(position);
}

/** Length of the longest part, from the start, that could still become JSON. */
function lengthOfBeginning(text: string): number {
  let good = 0;
  let bad = text.length + 1;
  while (bad - good > 1) {
    const middle = (good + bad) >> 1;
    if (isBeginning(text.slice(0, middle))) good = middle;
    else bad = middle;
  }
  return good;
}

function isBeginning(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch (error) {
    const { message } = error as SyntaxError;
    return message.startsWith('Unexpected end') || positionIn(message) === text.length;
  }
}
