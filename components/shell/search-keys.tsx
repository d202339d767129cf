import { asServed } from '@/lib/site/base-path/as-served';
import { SEARCH_PATH } from '@/lib/site/routes';

/** Opens the search on Ctrl+K, Cmd+K and, outside of fields, "/". Inline, because plain pages load no script file. */
const OPEN_SEARCH = [
  'addEventListener("keydown",e=>{',
  'let{key,ctrlKey,metaKey,altKey,shiftKey}=e,held=ctrlKey||metaKey;',
  'if(!altKey&&(held?!shiftKey&&/^k$/i.test(key):key=="/"&&!e.target.closest("input,textarea,select,[contenteditable]")))',
  `e.preventDefault(),location="${asServed(SEARCH_PATH)}"})`,
].join('');

export function SearchKeys() {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: React would escape the quotes of the script
  return <script data-inline="" dangerouslySetInnerHTML={{ __html: OPEN_SEARCH }} />;
}
