/** Part of an address for a name: "ZWO ASI2600MC Pro" is "zwo-asi2600mc-pro", and C, C++ and C# differ. */
export function slugify(name: string): string {
  return name
    .normalize('NFD')
    .toLowerCase()
    .replaceAll('+', ' plus ')
    .replaceAll('#', ' sharp ')
    .replace(/\p{Mn}/gu, '')
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');
}
