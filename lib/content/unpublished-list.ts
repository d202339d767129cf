import { existsSync, readFileSync, writeFileSync } from 'node:fs';

const FILE = '.contentlayer/unpublished.json';

export function writeUnpublished(addresses: string[]): void {
  writeFileSync(FILE, JSON.stringify(addresses));
}

/** Addresses of the files and folders of public/ that the last compiled content does not publish. */
export function readUnpublished(): string[] {
  return existsSync(FILE) ? JSON.parse(readFileSync(FILE, 'utf8')) : [];
}

export function isUnpublished(address: string, unpublished: readonly string[]): boolean {
  return unpublished.some((each) => address === each || address.startsWith(`${each}/`));
}
