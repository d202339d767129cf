const rules = new Intl.PluralRules('en');

/** "1 game", "0 games", "2 games". */
export function counted(count: number, one: string, many = `${one}s`): string {
  return `${count} ${rules.select(count) === 'one' ? one : many}`;
}
