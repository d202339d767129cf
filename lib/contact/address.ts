/**
 * An e-mail address in a form that no harvester reads: reversed and in base64. It keeps the address
 * out of the HTML and the bundles until a visitor asks for it; it is not a secret.
 */
export function encodeAddress(address: string): string {
  return btoa([...address].toReversed().join(''));
}

/** Undoes encodeAddress. */
export function decodeAddress(encoded: string): string {
  return [...atob(encoded)].toReversed().join('');
}
