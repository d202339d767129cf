import { asServed } from '@/lib/base-path/as-served';
import { SEARCH_PATH } from '@/lib/sections';
import { integrityOf } from '../ui/bundle-script';
import { searchScript } from './bundle';

const DIALOG_STYLE = 'width:44rem;max-width:calc(100% - 2rem);margin:8dvh auto auto;padding:1rem';
const FIELD_STYLE = 'font:inherit;width:100%;padding:.6rem';

const isKey =
  '!e.altKey&&(m?!e.shiftKey&&/^k$/i.test(e.key):e.key=="/"&&!e.target.closest("input,textarea,select,[contenteditable]"))';

function loadScript(parent: string): string {
  const source = `s.src="${asServed('/search/search.js')}";s.integrity="${integrityOf(searchScript)}"`;
  return `let s=document.createElement("script");${source};${parent}.append(s)`;
}

/** Shows the dialog before the script loads, so that its field receives every key. */
const OPEN_DIALOG = () =>
  [
    'if(!d){d=document.createElement("dialog");d.dataset.search="";d.ariaLabel="Search";d.setAttribute("closedby","any");',
    `d.style="${DIALOG_STYLE}";d.innerHTML='<form action="${asServed(SEARCH_PATH)}"><input type=search name=q autocomplete=off `,
    `aria-label="Search this site" style="${FIELD_STYLE}"></form>';document.body.append(d);${loadScript('d')}}`,
    'd.open||d.showModal();d.querySelector("input").select()',
  ].join('');

/** Starts the search of its own page. Place it after the list of pages, which a query in the address hides. */
export function formScript(): string {
  return [
    '{let p=document.querySelector("[data-page-list]");p.hidden=/[?&]q=[^&]/.test(location.search);',
    `${loadScript('document.head')};s.onerror=()=>p.hidden=false;document.querySelector("main input").focus()}`,
  ].join('');
}

/** Opens the search, unless another dialog is open. Runs before the header is parsed, to miss no key. */
export function searchListener(path: string): string {
  const isPage = path === SEARCH_PATH;
  return [
    '{let d;for(let t of["keydown","click"])addEventListener(t,e=>{let m=e.ctrlKey||e.metaKey;',
    `if((e.key?${isKey}:!m&&!e.shiftKey&&e.target.closest("[data-open-search]"))`,
    '&&(d?.open||!document.querySelector(":modal,.lightbox:popover-open,[role=dialog]:not([popover])"))){e.preventDefault();',
    `${isPage ? 'document.querySelector("main input")?.select()' : OPEN_DIALOG()}}})}`,
  ].join('');
}
