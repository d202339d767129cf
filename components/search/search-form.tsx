import { SEARCH_PATH } from '@/lib/sections';
import { searchKinds } from '@/lib/site/search/entries';
import { FIELD } from '../ui/links';

/** client.ts turns the field into a combobox. In development, hydration keeps its changes. */
export function SearchForm() {
  return (
    <search className="block">
      <form action={SEARCH_PATH} suppressHydrationWarning className="flex flex-wrap gap-3">
        <div className="min-w-0 flex-1 basis-64">
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
        </div>
        <div className="needs-script w-44">
          <select name="kind" aria-label="Kind" autoComplete="off" className={FIELD}>
            <option value="">Everything</option>
            {Object.entries(searchKinds()).map(([kind, label]) => (
              <option key={kind} value={kind}>
                {label}
              </option>
            ))}
          </select>
        </div>
      </form>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: empty; React leaves what the script adds */}
      <div data-search-place="" suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />
      <p className="without-script pt-6 text-soft">Results need JavaScript. These are all pages of the site.</p>
    </search>
  );
}
