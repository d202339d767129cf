'use client';

import { useCombobox } from 'downshift';
import { type KeyboardEvent, type ReactNode, useRef } from 'react';
import { pluralize } from '@/lib/pluralize';
import { KINDS, type Kind, placeholderFor } from '@/lib/site/search/kinds';
import type { ViewParams } from '@/lib/view-params';
import { EmptyResult } from '../ui/empty-result';
import { Select } from '../ui/form/controls';
import { useEarlyEntry } from '../ui/form/use-early-entry';
import { useView } from '../ui/use-view';
import { leaveSearch, useFieldFocus } from './field-focus';
import { ResultGroups } from './result-groups';
import { SearchField } from './search-field';
import { useResults } from './use-results';

interface SearchView {
  q: string;
  kind: Kind | '';
}

const EVERYTHING = { value: '', label: 'Everything' } as const;
const PARAMS: ViewParams<SearchView> = { q: 'text', kind: [EVERYTHING, ...KINDS] };

interface SearchScreenProps {
  folder: string;
  /** Those that the site has. */
  kinds: readonly Kind[];
  children: ReactNode;
}

/** A combobox whose list is part of the page, so that it has room on a phone with its keyboard open. */
export function SearchScreen({ folder, kinds, children }: SearchScreenProps) {
  const { view, type } = useView(PARAMS);
  const { groups, isBusy, hasFailed } = useResults(view.q, view.kind || undefined, folder);
  const field = useRef<HTMLInputElement>(null);
  useFieldFocus(field);
  useEarlyEntry(
    () => field.current?.value,
    view.q,
    (q) => type({ q }),
  );
  const options = [EVERYTHING, ...KINDS.filter(({ value }) => kinds.includes(value) || value === view.kind)];
  const results = groups.flatMap((group) => group.results);
  const hasQuery = view.q.trim() !== '';
  const { highlightedIndex, getInputProps, getLabelProps, getMenuProps, getItemProps } = useCombobox({
    items: results,
    isOpen: results.length > 0,
    inputValue: view.q,
    selectedItem: null,
    initialHighlightedIndex: 0,
    defaultHighlightedIndex: 0,
    itemToString: (result) => result?.href ?? '',
    getItemId: idOf,
    scrollIntoView: (element) => element?.scrollIntoView({ block: 'nearest' }),
  });

  /** Leaves keys to an input method. Enter follows the link, also with the keys that open it in a new tab. */
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    const native = event.nativeEvent as globalThis.KeyboardEvent & { preventDownshiftDefault?: boolean };
    if (native.isComposing) native.preventDownshiftDefault = true;
    else if (event.key === 'Enter' || event.key === 'Escape') {
      native.preventDownshiftDefault = true;
      event.preventDefault();
      if (event.key === 'Escape') leaveSearch(() => type({ q: '' }));
      else open(highlightedIndex, native);
    }
  };

  const status = hasQuery && !isBusy ? countText(results.length, hasFailed) : '';
  return (
    <div className="space-y-8">
      <search className="block">
        <form action="/search" className="flex flex-wrap gap-3" onSubmit={(event) => event.preventDefault()}>
          {/* biome-ignore lint/a11y/noLabelWithoutControl: downshift adds `for` */}
          <label className="sr-only" {...getLabelProps()}>
            Search this site
          </label>
          <SearchField
            placeholder={placeholderFor(kinds)}
            {...getInputProps({
              ref: field,
              onKeyDown,
              onChange: (event) => type({ q: event.currentTarget.value }),
            })}
          />
          <div className="needs-script w-44">
            <Select label="Kind" options={options} value={view.kind} onChange={(kind) => type({ kind })} />
          </div>
        </form>
      </search>
      <p className="without-script text-ink-soft">Results need JavaScript. These are all pages of the site, by kind.</p>
      <p role="status" className="-mt-5 min-h-5 text-caption text-ink-faint">
        {status}
      </p>
      <div
        {...getMenuProps({ 'aria-label': 'Results' })}
        aria-busy={isBusy}
        hidden={results.length === 0}
        className="space-y-8"
      >
        <ResultGroups groups={groups} propsOf={(item, index) => getItemProps({ item, index })} />
      </div>
      {hasQuery && !isBusy && results.length === 0 && (
        <EmptyResult title={hasFailed ? 'Search could not be loaded' : `Nothing found for “${view.q.trim()}”`}>
          {hasFailed
            ? 'The pages are listed below.'
            : 'Try fewer words or another spelling. All pages are listed below.'}
        </EmptyResult>
      )}
      <div
        data-page-list=""
        hidden={hasQuery && (isBusy || results.length > 0)}
        suppressHydrationWarning
        className="space-y-10"
      >
        {children}
      </div>
    </div>
  );
}

function idOf(index: number): string {
  return `result-${index}`;
}

function open(index: number, { ctrlKey, metaKey, shiftKey }: globalThis.KeyboardEvent): void {
  const click = new MouseEvent('click', { bubbles: true, cancelable: true, view: window, ctrlKey, metaKey, shiftKey });
  document.getElementById(idOf(index))?.dispatchEvent(click);
}

function countText(count: number, hasFailed: boolean): string {
  return hasFailed ? 'Search could not be loaded.' : pluralize(count, 'result');
}
