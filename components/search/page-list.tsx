import { KINDS } from '@/lib/site/search/kinds';
import { pageEntries } from '@/lib/site/search/page-entries';

const MAX_LISTED = 60;

export function PageList() {
  const byKind = Map.groupBy(pageEntries(), ({ kind }) => kind);
  return (
    <div className="grid grid-cols-1 gap-x-12 gap-y-10 sm:grid-cols-2 lg:grid-cols-3">
      {KINDS.filter(({ value }) => byKind.has(value)).map(({ value, label }) => (
        <section key={value} aria-labelledby={`all-${value}`} className="space-y-2 border-line border-t pt-5">
          <h2 id={`all-${value}`} className="text-title">
            {label}
          </h2>
          <ul>
            {byKind
              .get(value)
              ?.slice(0, MAX_LISTED)
              .map(({ name, href }) => (
                <li key={href}>
                  <a href={href} className="inline-block py-1 text-ink-soft hover:text-ink">
                    {name}
                  </a>
                </li>
              ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

/** With a query in the address, the list would show until the scripts have arrived. */
const HIDE_LIST =
  'if(new URLSearchParams(location.search).get("q"))document.querySelector("[data-page-list]").hidden=true';

export function HideListOfPages() {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: React would escape the quotes of the script
  return <script data-inline="" dangerouslySetInnerHTML={{ __html: HIDE_LIST }} />;
}
