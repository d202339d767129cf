import type { Notice } from '@/lib/notifications/notice';
import { notifications } from '@/lib/notifications/store';

const LAYER = '[data-notifications]';

export function showNotifications(): () => void {
  const layer = document.querySelector<HTMLElement>(LAYER);
  const pattern = document.querySelector('[data-notification-card]')?.firstElementChild;
  if (!layer || !pattern) return () => {};
  const cards = new Map<number, HTMLElement>();
  let returnTo: HTMLElement | null = null;

  function onFocus({ relatedTarget }: FocusEvent) {
    if (relatedTarget instanceof Node && layer?.contains(relatedTarget)) return;
    returnTo = relatedTarget instanceof HTMLElement ? relatedTarget : null;
  }

  function add(notice: Notice): HTMLElement {
    const card = fillCard(pattern?.cloneNode(true) as HTMLElement, notice);
    const dismiss = () => {
      moveFocusFrom(card, returnTo);
      notifications.dismiss(notice.key);
    };
    card.querySelector('button')?.addEventListener('click', dismiss);
    card.addEventListener('keydown', (event) => {
      if (event.key !== 'Escape') return;
      event.stopPropagation();
      dismiss();
    });
    cards.set(notice.key, card);
    layer?.querySelector(`[data-position="${notice.position}"]`)?.append(card);
    return card;
  }

  function render() {
    const notices = notifications.getSnapshot();
    const keys = new Set(notices.map(({ key }) => key));
    for (const [key, card] of cards) {
      if (keys.has(key)) continue;
      card.remove();
      cards.delete(key);
    }
    for (const notice of notices) {
      if (notice.phase === 'waiting') continue;
      const card = cards.get(notice.key) ?? add(notice);
      card.dataset.phase = notice.phase;
      card.inert = notice.phase === 'leaving';
    }
  }

  layer.addEventListener('focusin', onFocus);
  render();
  const unsubscribe = notifications.subscribe(render);
  return () => {
    unsubscribe();
    layer.removeEventListener('focusin', onFocus);
  };
}

function fillCard(card: HTMLElement, { key, title = '', message, color = 'violet' }: Notice): HTMLElement {
  for (const icon of card.querySelectorAll('[data-color]')) {
    if (icon.getAttribute('data-color') !== color) icon.remove();
  }
  const texts = [title, message];
  for (const [index, line] of [...card.querySelectorAll('p')].entries()) line.textContent = texts[index] ?? '';
  const id = `notification-${key}`;
  card.querySelector('div')?.setAttribute('id', id);
  const button = card.querySelector('button');
  button?.setAttribute('aria-describedby', id);
  // Keeps focus where it is.
  button?.addEventListener('mousedown', (event) => event.preventDefault());
  card.addEventListener('pointerenter', () => notifications.hold(key, 'pointer'));
  card.addEventListener('pointerleave', () => notifications.release(key, 'pointer'));
  card.addEventListener('focusin', () => notifications.hold(key, 'focus'));
  card.addEventListener('focusout', () => notifications.release(key, 'focus'));
  return card;
}

export function isNotification(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest(LAYER) !== null;
}

/** Moves focus from a card before it is removed: to the next card, the previous one, or back to `returnTo`. */
function moveFocusFrom(card: Element, returnTo: HTMLElement | null) {
  if (!card.contains(document.activeElement)) return;
  const buttons = [...(card.closest(LAYER)?.querySelectorAll<HTMLElement>('[data-phase="visible"] button') ?? [])];
  const index = buttons.findIndex((button) => card.contains(button));
  (buttons[index + 1] ?? buttons[index - 1] ?? returnTo)?.focus();
}
