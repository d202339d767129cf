import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { slugify } from '../slug';

export interface Script {
  name: string;
  family: string;
  letters: RegExp;
}

const CHINESE_OR_JAPANESE = /[\u2e80-\u9fff\uf900-\uffef]/u;

/** In the order in which Typst falls back from one to the next. */
export const SCRIPTS: Script[] = [
  { name: 'Hebrew', family: 'Noto Sans Hebrew', letters: /\p{sc=Hebrew}/u },
  // PDF readers swap the letters of ligatures, and this font has only that of lam and alef.
  { name: 'Arabic', family: 'Vazirmatn', letters: /\p{scx=Arabic}/u },
  { name: 'Japanese', family: 'Noto Sans JP', letters: CHINESE_OR_JAPANESE },
  { name: 'Chinese', family: 'Noto Sans SC', letters: CHINESE_OR_JAPANESE },
  { name: 'Korean', family: 'Noto Sans KR', letters: /\p{sc=Hangul}/u },
];

export function fontPackage({ family }: Script): string {
  return `@expo-google-fonts/${slugify(family)}`;
}

/** Relative to the project. Empty if the package is not installed. */
export function findFontFolders(script: Script): string[] {
  return ['400Regular', '500Medium', '600SemiBold']
    .map((weight) => `node_modules/${fontPackage(script)}/${weight}`)
    .filter((folder) => existsSync(join(/* turbopackIgnore: true */ process.cwd(), folder)));
}
