/** What is used of axe-core, whose types leave this part out. */
interface Axe {
  setup(root: Element): void;
  teardown(): void;
  commons: {
    aria: { getRole(element: Element): string | null };
    text: { accessibleText(element: Element): string };
  };
}

/** A role with a name, or a text. */
export interface Step {
  role?: string;
  /** A text, or the source of a regular expression between slashes. */
  name?: string;
}

export interface Found {
  text: string;
  name: string;
  value: string;
  checked: boolean;
  disabled: boolean;
  href: string | null;
  current: string | null;
  selected: string | null;
  expanded: string | null;
  focused: boolean;
  width: number;
}

/** Keeps what goes wrong on the pages of a tab, across navigations. Runs in the page, before its scripts if possible. */
export function record() {
  const page = window as unknown as { isRecorded?: true };
  if (page.isRecorded || !location.protocol.startsWith('http')) return;
  page.isRecorded = true;
  const keep = (...words: unknown[]) => {
    const entries = JSON.parse(sessionStorage.getItem('recorded') ?? '[]');
    sessionStorage.setItem('recorded', JSON.stringify([...entries, `${location.pathname}: ${words.join(' ')}`]));
  };
  const { error, warn } = console;
  console.error = (...words) => {
    keep(...words);
    error(...words);
  };
  console.warn = (...words) => {
    keep(...words);
    warn(...words);
  };
  window.addEventListener('error', ({ message, error: thrown }) => keep('uncaught', message, thrown?.stack));
  window.addEventListener('unhandledrejection', ({ reason }) => {
    // WebKit reports a cross-fade that the next click cut short, against the standard.
    if (!/view transition/i.test(reason)) keep('rejected', reason);
  });
  document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sample }) =>
    keep('policy', violatedDirective, blockedURI, sample),
  );
}

/** Finds elements as assistive technology would. Runs in the page, after axe-core. */
export function inPage() {
  const { axe } = window as unknown as { axe: Axe };
  const tidy = (text: string | null | undefined) => text?.replace(/\s+/g, ' ').trim() ?? '';
  const isLike = (wanted: string, text: string) =>
    /^\/.+\/$/.test(wanted) ? new RegExp(wanted.slice(1, -1)).test(text) : text === wanted;
  const isShown = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true }) && !element.closest('[aria-hidden=true], [inert]');

  function matching(root: Element, { role, name }: Step): Element[] {
    const all = [...root.querySelectorAll('*')].filter((element) => !/^(SCRIPT|STYLE|TEMPLATE)$/.test(element.tagName));
    if (role) {
      const alike = all.filter((element) => axe.commons.aria.getRole(element) === role && isShown(element));
      return name ? alike.filter((element) => isLike(name, tidy(axe.commons.text.accessibleText(element)))) : alike;
    }
    const fitting = all.filter((element) => isLike(name ?? '', tidy(element.textContent)) && isShown(element));
    return fitting.filter((element) => !fitting.some((other) => other !== element && element.contains(other)));
  }

  /** Calls back while axe holds its copy of the page. */
  function withTree<T>(steps: Step[], use: (elements: Element[]) => T): T {
    axe.setup(document.documentElement);
    try {
      let roots: Element[] = [document.documentElement];
      for (const step of steps) roots = [...new Set(roots.flatMap((root) => matching(root, step)))];
      return use(roots);
    } finally {
      axe.teardown();
    }
  }

  function describe(element: Element): Found {
    const field = element as HTMLInputElement;
    return {
      text: tidy((element as HTMLElement).innerText ?? element.textContent),
      name: tidy(axe.commons.text.accessibleText(element)),
      value: field.value ?? '',
      checked: field.checked ?? false,
      disabled: field.disabled ?? false,
      href: element.getAttribute('href'),
      current: element.getAttribute('aria-current'),
      selected: element.getAttribute('aria-selected'),
      expanded: element.getAttribute('aria-expanded'),
      focused: document.activeElement === element,
      width: Math.round(element.getBoundingClientRect().width),
    };
  }

  /** Where to point at an element, once it has stopped moving and nothing covers it; otherwise what is in the way. */
  async function placeOf(steps: Step[]): Promise<[x: number, y: number] | string> {
    const [element] = withTree(steps, (elements) => elements);
    if (!element) return 'not shown';
    const input = element as HTMLInputElement;
    const target = /^(radio|checkbox)$/.test(input.type) ? (input.labels?.[0] ?? input) : element;
    const isInView = () => {
      const { top, bottom, left, right } = target.getBoundingClientRect();
      return top >= 80 && bottom <= innerHeight && left >= 0 && right <= innerWidth;
    };
    if (!isInView()) target.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
    const frame = () => new Promise(requestAnimationFrame);
    await frame();
    const before = target.getClientRects()[0];
    await frame();
    await frame();
    const after = target.getClientRects()[0];
    if (!before || !after || before.x !== after.x || before.y !== after.y) return 'moving';
    const [x, y] = [Math.round(after.x + after.width / 2), Math.round(after.y + after.height / 2)];
    const hit = document.elementFromPoint(x, y);
    return hit && target.contains(hit) ? [x, y] : `covered by ${hit?.outerHTML.slice(0, 200)}`;
  }

  return {
    placeOf,
    find: (steps: Step[]) => withTree(steps, (elements) => elements.map(describe)),
    focused: () => withTree([], () => describe(document.activeElement ?? document.body)),
    focus: (steps: Step[]) => withTree(steps, ([element]) => (element as HTMLElement | undefined)?.focus()),
  };
}
