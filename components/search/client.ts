/* Search in the dialog and on /search. The fields exist before this script, so that no keystroke is lost. */
import { asServed } from '@/lib/base-path/as-served';
import { type Find, openSearch } from '@/lib/site/search/find';
import type { SearchData } from '@/lib/site/search/index-data';
import { pluralize } from '@/lib/words';
import { createElement, createResults } from './results';

/** Set by bundle.ts. */
declare const SEARCH_STYLES: string;

/** Browsers limit how often the address may change. */
const TYPING_PAUSE_MS = 250;

const dialog = document.querySelector<HTMLDialogElement>('dialog[data-search]');
const form = (dialog ?? document.querySelector('main'))?.querySelector('form');
if (form) start(form);

function start(form: HTMLFormElement): void {
  const field = form.elements.namedItem('q') as HTMLInputElement;
  const pages = dialog ? null : document.querySelector<HTMLElement>('[data-page-list]');
  const status = createElement('p', { role: 'status', class: 'search-status' });
  const list = createElement('div', { id: 'search-results', role: 'listbox', 'aria-label': 'Results' });
  let data: SearchData | undefined;
  let find: Find | undefined;
  let isLoading = false;
  let timer: ReturnType<typeof setTimeout>;

  document.head.append(createElement('style', {}, SEARCH_STYLES));
  form.classList.add('search-form');
  (document.querySelector('[data-search-place]') ?? form.parentElement)?.append(status, list);
  field.role = 'combobox';
  field.ariaAutoComplete = 'list';
  field.setAttribute('aria-controls', list.id);
  if (dialog) {
    const close = createElement('button', { type: 'button' }, 'Close');
    close.addEventListener('click', () => dialog.close());
    form.append(close);
    new MutationObserver(() => keepOpen(dialog, field)).observe(document.body, { childList: true });
  } else field.value ||= new URLSearchParams(location.search).get('q') ?? '';
  field.addEventListener('input', update);
  field.addEventListener('keydown', onKey);
  list.addEventListener('click', () => {
    writeAddress();
    dialog?.close();
  });
  show();

  function update(): void {
    clearTimeout(timer);
    if (!dialog) timer = setTimeout(writeAddress, TYPING_PAUSE_MS);
    show();
  }

  function show(): void {
    const query = field.value.trim();
    const results = find?.(query) ?? [];
    list.replaceChildren(...createResults(results, data?.kinds ?? {}));
    select(0);
    field.setAttribute('aria-expanded', String(results.length > 0));
    if (pages) pages.hidden = query !== '' && (!find || results.length > 0);
    if (!query) status.textContent = '';
    else if (find) status.textContent = describeCount(results.length, query);
    else load();
  }

  function load(): void {
    status.textContent = 'Loading…';
    if (isLoading) return;
    isLoading = true;
    fetchData().then(
      (loaded) => {
        data = loaded;
        find = openSearch(loaded);
        show();
      },
      () => {
        isLoading = false;
        status.textContent = 'Search didn’t load. Check your connection and type again.';
        if (pages) pages.hidden = false;
      },
    );
  }

  function describeCount(count: number, query: string): string {
    const missing = data?.texts ? '' : ' Names only: npm run build adds the text of the pages.';
    const found = count > 0 ? pluralize(count, 'result') : `Nothing found for “${query}”.`;
    return found + missing;
  }

  function options(): HTMLAnchorElement[] {
    return [...list.querySelectorAll<HTMLAnchorElement>('[role=option]')];
  }

  function select(position: number): void {
    for (const [index, option] of options().entries()) option.setAttribute('aria-selected', String(index === position));
    const selected = options()[position];
    field.setAttribute('aria-activedescendant', selected?.id ?? '');
    if (position > 0) selected?.scrollIntoView({ block: 'nearest' });
  }

  /** Input methods handle their own keys. Enter passes Ctrl, Cmd and Shift to the link. */
  function onKey(event: KeyboardEvent): void {
    const { key, isComposing, ctrlKey, metaKey, shiftKey } = event;
    const all = options();
    const position = all.findIndex((option) => option.ariaSelected === 'true');
    if (isComposing) return;
    if (key === 'ArrowDown') select((position + 1) % all.length);
    else if (key === 'ArrowUp') select((position - 1 + all.length) % all.length);
    else if (key === 'Enter' && all[position])
      all[position].dispatchEvent(
        new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey, metaKey, shiftKey }),
      );
    else if (key === 'Escape') leave();
    // Without a result, Enter in the dialog submits its form to /search.
    else if (key !== 'Enter' || dialog) return;
    event.preventDefault();
  }

  function leave(): void {
    if (dialog) dialog.close();
    else {
      field.value = '';
      update();
    }
  }

  function writeAddress(): void {
    if (dialog) return;
    clearTimeout(timer);
    const q = field.value.trim();
    history.replaceState(history.state, '', location.pathname + (q && `?${new URLSearchParams({ q })}`));
  }
}

/** When hydration fails, React renders the page again and removes the dialog. */
function keepOpen(dialog: HTMLDialogElement, field: HTMLInputElement): void {
  if (dialog.isConnected) return;
  const isOpen = dialog.open;
  dialog.open = false;
  document.body.append(dialog);
  if (!isOpen) return;
  dialog.showModal();
  field.focus();
}

async function fetchData(): Promise<SearchData> {
  const response = await fetch(asServed('/search/index.json'));
  if (!response.ok) throw new Error(`/search/index.json: ${response.status}`);
  return response.json();
}
