import { runInNewContext } from 'node:vm';

interface ClientReferenceManifest {
  clientModules: Record<string, { id: number | string }>;
}

/** What each page's payload can refer to: the path of every client module by its identifier. */
export type ClientModules = Map<string, string>;

/** Reads client modules from the sources of Next's `*_client-reference-manifest.js` files. */
export function readClientModules(manifests: string[]): ClientModules {
  const modules: ClientModules = new Map();
  for (const source of manifests) {
    const { __RSC_MANIFEST = {} } = runInNewContext(`${source}; globalThis`) as {
      __RSC_MANIFEST?: Record<string, ClientReferenceManifest>;
    };
    for (const { clientModules } of Object.values(__RSC_MANIFEST)) {
      for (const [path, { id }] of Object.entries(clientModules)) modules.set(String(id), path);
    }
  }
  return modules;
}

/** Client modules that the payload of a page (its `.rsc` file) brings to the browser. */
export function clientModulesOf(payload: string, modules: ClientModules): string[] {
  const ids = [...payload.matchAll(/^[0-9a-f]+:I\[("?)([^",]+)\1,/gm)].map(([, , id]) => id ?? '');
  return [...new Set(ids)].map((id) => modules.get(id) ?? `unknown module ${id}`);
}

/**
 * Whether a page works as plain HTML: nothing in it was written to run in the browser. The framework's own
 * modules and the error screens, which only stand in for a script that failed, do not count.
 */
export function isLean(payload: string, modules: ClientModules): boolean {
  return clientModulesOf(payload, modules).every(
    (path) => path.includes('/node_modules/next/dist/') || /\/app\/(.+\/)?(global-)?error\.tsx$/.test(path),
  );
}
