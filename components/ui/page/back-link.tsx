import { ArrowLeft } from 'lucide-react';

/** Leads to the search that the visitor came from, else, and without scripts, to `href`. */
const LEAD_TO_SEARCH = `{${[
  'const link=document.currentScript.previousElementSibling,list=link.pathname,from=document.referrer;',
  'if(!from.startsWith(location.origin+list+"/"))',
  'sessionStorage[list]=from.startsWith(link.href)&&from.includes("?")?from.slice(location.origin.length):"";',
  'if(sessionStorage[list])link.setAttribute("href",sessionStorage[list])',
].join('')}}`;

interface BackLinkProps {
  href: string;
  children: string;
}

/** The script is inline because a page without interactive parts loads no script file. */
export function BackLink({ href, children }: BackLinkProps) {
  return (
    <>
      <a
        href={href}
        suppressHydrationWarning
        className="inline-flex items-center gap-2 py-1 text-soft hover:text-ink print:hidden"
      >
        <ArrowLeft />
        {children}
      </a>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: React would escape the quotes of the script */}
      <script data-inline="" dangerouslySetInnerHTML={{ __html: LEAD_TO_SEARCH }} />
    </>
  );
}
