import { expect, test } from 'vitest';
import { type Kind, placeholderFor } from '@/lib/site/search/kinds';

test.each<[Kind[], string]>([
  [['pages', 'projects', 'resume', 'games', 'gear'], 'Projects, games, gear, words…'],
  [['pages', 'projects', 'resume'], 'Projects, roles, pages, words…'],
  [['pages', 'resume', 'commands'], 'Roles, pages, words…'],
  [[], 'Words…'],
])('the field of a site with %j says "%s"', (kinds, text) => {
  expect(placeholderFor(kinds)).toBe(text);
});
