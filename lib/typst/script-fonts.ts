import { existsSync } from 'node:fs';
import { join } from 'node:path';

export interface Script {
  name: string;
  family: string;
  package: string;
  letters: RegExp;
}

const CHINESE_OR_JAPANESE = /[\u2e80-\u9fff\uf900-\uffef]/u;

/** In the order in which Typst falls back from one to the next. */
export const SCRIPTS: Script[] = [
  {
    name: 'Hebrew',
    family: 'Noto Sans Hebrew',
    package: '@expo-google-fonts/noto-sans-hebrew',
    letters: /\p{sc=Hebrew}/u,
  },
  // PDF readers swap the letters of ligatures, and this font has only that of lam and alef.
  { name: 'Arabic', family: 'Vazirmatn', package: '@expo-google-fonts/vazirmatn', letters: /\p{sc=Arabic}/u },
  {
    name: 'Japanese',
    family: 'Noto Sans JP',
    package: '@expo-google-fonts/noto-sans-jp',
    letters: CHINESE_OR_JAPANESE,
  },
  {
    name: 'Chinese',
    family: 'Noto Sans SC',
    package: '@expo-google-fonts/noto-sans-sc',
    letters: CHINESE_OR_JAPANESE,
  },
  { name: 'Korean', family: 'Noto Sans KR', package: '@expo-google-fonts/noto-sans-kr', letters: /\p{sc=Hangul}/u },
];

/** Relative to the project. Empty if the package is not installed. */
export function findFontFolders(script: Script): string[] {
  return ['400Regular', '500Medium', '600SemiBold']
    .map((weight) => `node_modules/${script.package}/${weight}`)
    .filter((folder) => existsSync(join(/* turbopackIgnore: true */ process.cwd(), folder)));
}
