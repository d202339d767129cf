/** Where a clone comes from. */
export interface Remote {
  host: string;
  /** Path on the host without .git, such as owner/repo. */
  path: string;
}

/** user@host:path, which is no URL; a single letter before the colon is a drive of Windows. */
const SCP_LIKE = /^(?:[^/@:]+@)?([^/:@]{2,}):(?!\/\/)(.+)$/;
const NETWORK = new Set(['http:', 'https:', 'ssh:', 'git:', 'git+ssh:', 'ssh+git:']);

/** Host and path of a remote's address, without user, password and port; undefined of a folder on this machine. */
export function parseRemote(address: string): Remote | undefined {
  const url = URL.canParse(address) ? new URL(address) : undefined;
  if (url?.host && NETWORK.has(url.protocol)) return remote(url.hostname, decode(url.pathname));
  const [, host, path] = (!address.includes('://') && SCP_LIKE.exec(address)) || [];
  return host && path ? remote(host, path) : undefined;
}

function remote(host: string, path: string): Remote | undefined {
  const clean = path.replace(/^\/+|\/+$/g, '').replace(/\.git$/, '');
  // GitHub offers SSH on port 443 under another name.
  const name = host.toLowerCase().replace(/^(?:www\.github\.com|ssh\.github\.com)$/, 'github.com');
  return clean ? { host: name, path: clean } : undefined;
}

function decode(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
