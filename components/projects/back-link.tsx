import { Icon } from '../ui/icon';

/**
 * Leads to the search that the visitor came from, also by way of other projects. Without a search, or without scripts,
 * it leads to the whole list.
 */
const LEAD_TO_SEARCH = `{${[
  'const link=document.currentScript.previousElementSibling,from=document.referrer;',
  'if(!from.startsWith(link.href+"/"))',
  'sessionStorage.projects=from.startsWith(link.href+"?")?from.slice(location.origin.length):"";',
  'if(sessionStorage.projects)link.setAttribute("href",sessionStorage.projects)',
].join('')}}`;

/** The script is inline because a page without interactive parts loads no script file. */
export function BackLink() {
  return (
    <>
      <a
        href="/projects"
        suppressHydrationWarning
        className="inline-flex items-center gap-2 py-1 text-ink-soft hover:text-ink print:hidden"
      >
        <Icon name="arrow-left" />
        Back to Projects
      </a>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: React would escape the quotes of the script */}
      <script data-inline="" dangerouslySetInnerHTML={{ __html: LEAD_TO_SEARCH }} />
    </>
  );
}
