const LAYER = '[data-notifications]';

/** Whether something on the page belongs to a notification, such as the target of an event. */
export function isNotification(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest(LAYER) !== null;
}

/**
 * Moves focus out of a card about to go: to the dismiss button of the next one, or of the last one left, or
 * back to where it came from. Focus that is elsewhere stays there.
 */
export function leaveCard(card: Element, cameFrom: HTMLElement | null) {
  if (!card.contains(document.activeElement)) return;
  const buttons = [...(card.closest(LAYER)?.querySelectorAll<HTMLElement>('[data-phase="visible"] button') ?? [])];
  const index = buttons.findIndex((button) => card.contains(button));
  (buttons[index + 1] ?? buttons[index - 1] ?? cameFrom)?.focus();
}
