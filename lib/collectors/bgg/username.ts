/** Whether a text can be a user name of BoardGameGeek; old accounts have blanks and signs in theirs. */
export function isUsername(text: string): boolean {
  return text.length <= 60 && /^[\p{L}\p{N}_](?:[\p{L}\p{N}\p{M}_ .'-]*[\p{L}\p{N}\p{M}_.'-])?$/u.test(text);
}
