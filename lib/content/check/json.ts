/** Where and why a text is not JSON. V8 names the position in some of its messages only. */
export function jsonError(text: string, { message }: SyntaxError): { reason: string; line: number; column: number } {
  const end = positionIn(message) ?? lengthOfValidStart(text);
  const before = text.slice(0, Math.min(end, text.trimEnd().length));
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

function lengthOfValidStart(text: string): number {
  let valid = 0;
  let invalid = text.length + 1;
  while (invalid - valid > 1) {
    const middle = (valid + invalid) >> 1;
    if (canBeCompleted(text.slice(0, middle))) valid = middle;
    else invalid = middle;
  }
  return valid;
}

function canBeCompleted(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch (error) {
    const { message } = error as SyntaxError;
    return message.startsWith('Unexpected end') || positionIn(message) === text.length;
  }
}
