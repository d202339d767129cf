import type { Script } from '@/lib/typst/script-fonts';

/** Script fonts as if all packages were installed. They have the letters of the tests only. */
export async function withInstalledFonts(original: () => Promise<typeof import('@/lib/typst/script-fonts')>) {
  const module = await original();
  const folders = (script: Script) => [module.fontPackage(script).replace('@expo-google-fonts', 'fixtures/fonts')];
  return { ...module, findFontFolders: folders };
}
