import { BUTTON_CLASS } from '../ui/links';

/** Searches for the last words of the address. Inline, because the page loads no script file. */
const SUGGEST_SEARCH = `{${[
  'const link=document.currentScript.previousElementSibling;try{',
  'const last=decodeURIComponent(location.pathname).split("/").filter(Boolean).pop()??"",',
  'words=last.replace(/\\.\\w{1,5}$/,"").split(/[^\\p{L}\\p{N}]+/u).filter(Boolean).join(" ").slice(0,60);',
  'if(words){link.href+="?q="+encodeURIComponent(words);link.firstChild.append(" for “"+words+"”")}',
  '}catch{}',
].join('')}}`;

export function SearchSuggestion() {
  return (
    <>
      <a href="/search" className={BUTTON_CLASS.quiet} suppressHydrationWarning>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a constant */}
        <span suppressHydrationWarning dangerouslySetInnerHTML={{ __html: 'Search' }} />
      </a>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: React would escape the quotes of the script */}
      <script data-inline="" dangerouslySetInnerHTML={{ __html: SUGGEST_SEARCH }} />
    </>
  );
}
