import { ArrowLeft } from 'lucide-react';

/** Changes the link to the search that the visitor came from. */
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
