import { SEARCH_PATH } from '@/lib/sections';
import { FIELD } from '../ui/links';

/** client.ts turns the field into a combobox. In development, hydration keeps its changes. */
export function SearchForm() {
  return (
    <search className="block">
      <form action={SEARCH_PATH} suppressHydrationWarning>
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
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: empty; React leaves what the script adds */}
      <div data-search-place="" suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />
      <p className="without-script pt-6 text-soft">Results need JavaScript. These are all pages of the site.</p>
    </search>
  );
}
