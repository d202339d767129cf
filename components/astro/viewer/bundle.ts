import { asServed } from '@/lib/base-path/as-served';
import { bundleScript, integrityOf } from '../../ui/bundle-script';

export const viewerScript = bundleScript('components/astro/viewer/client.ts');

export const openerScript = bundleScript('components/astro/viewer/opener.ts', () => ({
  VIEWER: JSON.stringify({ src: asServed('/astrophotography/viewer.js'), integrity: integrityOf(viewerScript) }),
}));
