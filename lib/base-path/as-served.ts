/** The path of SITE_URL, such as /portfolio; empty at the root of a host. */
// biome-ignore lint/style/noProcessEnv: next.config.mjs has the build put the value in its place
const BASE_PATH = process.env.BASE_PATH ?? '';

export function asServed(address: string): string {
  return /^\/(?!\/)/.test(address) ? BASE_PATH + address : address;
}
