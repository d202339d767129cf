/** Part of an address for a name of gear: "ZWO ASI2600MC Pro" is "zwo-asi2600mc-pro". */
export function gearSlug(name: string): string {
  return name
    .normalize('NFD')
    .toLowerCase()
    .replace(/\p{Mn}/gu, '')
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');
}

export function gearHref(name: string): string {
  return `/astrophotography#gear-${gearSlug(name)}`;
}
