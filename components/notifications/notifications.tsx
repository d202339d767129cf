'use client';

import { type FocusEvent, useRef, useSyncExternalStore } from 'react';
import type { Notice, Position } from '@/lib/notifications/notice';
import { notifications } from '@/lib/notifications/store';
import { NotificationCard } from './notification-card';

const EDGES: { edge: string; layout: string; positions: Position[] }[] = [
  { edge: 'top', layout: 'flex-col items-start', positions: ['top-left', 'top-center', 'top-right'] },
  // Reversed, so that a stack higher than the screen starts at its newest entry.
  { edge: 'bottom', layout: 'flex-col-reverse items-end', positions: ['bottom-left', 'bottom-center', 'bottom-right'] },
];

const COLUMNS = [
  'mr-auto min-[87rem]:col-start-1',
  'mx-auto min-[87rem]:col-start-2',
  'ml-auto min-[87rem]:col-start-3',
];

const LAYER = '[data-notifications]';

const EMPTY: readonly Notice[] = [];

/** Rendered even when empty, because screen readers announce only changes of an existing live region. */
export function Notifications() {
  const notices = useSyncExternalStore(notifications.subscribe, notifications.getSnapshot, () => EMPTY);
  const returnTo = useRef<HTMLElement | null>(null);

  function onFocus({ currentTarget, relatedTarget }: FocusEvent) {
    if (currentTarget.contains(relatedTarget)) return;
    returnTo.current = relatedTarget instanceof HTMLElement ? relatedTarget : null;
  }

  return (
    <div
      role="status"
      aria-live="polite"
      aria-atomic="false"
      aria-label="Notifications"
      data-notifications
      onFocus={onFocus}
      className="pointer-events-none fixed inset-x-0 top-(--header-height) bottom-0 z-60 flex flex-col justify-between print:hidden"
    >
      {EDGES.map(({ edge, layout, positions }) => (
        <div key={edge} className={`flex min-h-0 overflow-y-auto ${layout}`}>
          <div className="flex w-full shrink-0 flex-col gap-3 p-4 [align-items:inherit] min-[87rem]:grid min-[87rem]:grid-cols-3">
            {positions.map((position, column) => (
              <div
                key={position}
                data-position={position}
                className={`flex w-full max-w-[440px] flex-col gap-3 empty:hidden min-[87rem]:row-start-1 ${COLUMNS[column]}`}
              >
                {notices
                  .filter((notice) => notice.position === position && notice.phase !== 'waiting')
                  .map((notice) => (
                    <NotificationCard
                      key={notice.key}
                      notice={notice}
                      onDismiss={(card) => moveFocusFrom(card, returnTo.current)}
                    />
                  ))}
              </div>
            ))}
          </div>
        </div>
      ))}
    </div>
  );
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
