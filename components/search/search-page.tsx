import { SEARCH_PATH } from '@/lib/sections';
import { pageEntries, searchKinds } from '@/lib/site/search/entries';
import { InlineScript } from '../ui/inline-script';
import { FIELD } from '../ui/links';
import { formScript } from './listener';

const MAX_LISTED = 60;

/** client.ts turns the field into a combobox. In development, hydration keeps its changes. */
export function SearchForm() {
  return (
    <search className="block">
      <form action={SEARCH_PATH} className="needs-script" suppressHydrationWarning>
        <input
          type="search"
          name="q"
          aria-label="Search this site"
          enterKeyHint="go"
          autoCapitalize="none"
          autoComplete="off"
          autoCorrect="off"
          spellCheck={false}
          suppressHydrationWarning
          className={FIELD}
        />
      </form>
      {/* As high as the status that the script adds. */}
      <div
        data-search-place=""
        className="mt-2 min-h-[1.40625rem]"
        suppressHydrationWarning
        // biome-ignore lint/security/noDangerouslySetInnerHtml: empty; React leaves what the script adds
        dangerouslySetInnerHTML={{ __html: '' }}
      />
      <p className="without-script pt-6 text-soft">Results need JavaScript. These are all pages of the site.</p>
    </search>
  );
}

export function PageList() {
  const all = pageEntries();
  const hasOthers = (kind: string) => all.filter((entry) => entry.kind === kind).length > 1;
  const byKind = Map.groupBy(all, ({ kind }) => (hasOthers(kind) ? kind : 'pages'));
  return (
    <div
      data-page-list=""
      suppressHydrationWarning
      className="grid grid-cols-1 gap-x-12 gap-y-10 sm:grid-cols-2 lg:grid-cols-3"
    >
      {Object.entries(searchKinds()).flatMap(([kind, label]) => {
        const entries = byKind.get(kind)?.slice(0, MAX_LISTED) ?? [];
        if (entries.length === 0) return [];
        return (
          <section key={kind} aria-labelledby={`all-${kind}`} className="space-y-2 border-hairline border-t pt-5">
            <h2 id={`all-${kind}`} className="text-title">
              {label}
            </h2>
            <ul>
              {entries.map(({ name, href }) => (
                <li key={href}>
                  <a href={href} className="inline-block max-w-full py-1 text-soft hover:text-ink">
                    {name}
                  </a>
                </li>
              ))}
            </ul>
          </section>
        );
      })}
      <InlineScript text={formScript()} />
    </div>
  );
}
