import { env } from '@/lib/env';
import { ORIGIN } from '@/lib/origin';
import { searchListener } from '../search/listener';
import { InlineScript } from '../ui/inline-script';

/** Changes the canonical link on "staging" hosts. Hydration adds the original again, and the changed one is removed. */
function stagingScript(): string {
  const { origin } = new URL(ORIGIN);
  const root = env.stagingUrl ? `"${new URL('/', env.stagingUrl).href}"` : 'location.origin+"/"';
  return [
    'if(/staging/.test(location.host)){let run=()=>document.querySelectorAll("[rel=canonical]").forEach(',
    `(e,i,all)=>all[i+1]?e.remove():e.href=e.href.replace("${origin}/",${root}));`,
    'new MutationObserver(run).observe(document.head,{childList:true});run()}',
  ].join('');
}

/** Menus cover the page: they close when focus leaves, a phone is turned, or the browser stores the page for Back. */
const CLOSE_MENUS = [
  'addEventListener("focusin",()=>document.querySelector("[popover]:popover-open:not(:focus-within)")?.hidePopover());',
  'matchMedia("(width<48rem)").onchange=onpagehide=()=>document.querySelector("#site-nav")?.hidePopover();',
].join('');

/** One element, because the policy lists a hash for each inline script. */
export function PageScript({ path }: { path: string }) {
  return <InlineScript text={stagingScript() + CLOSE_MENUS + searchListener(path)} />;
}
