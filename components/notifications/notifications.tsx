'use client';

import { type FocusEvent, useRef, useSyncExternalStore } from 'react';
import type { Notice, Position } from '@/lib/notifications/notice';
import { notifications } from '@/lib/notifications/store';
import { leaveCard } from './dismissal';
import { NotificationCard } from './notification-card';

/** Where there is no room for three side by side, those of one edge stand one below the other. */
const EDGES: { edge: string; look: string; positions: Position[] }[] = [
  { edge: 'top', look: 'flex-col items-start', positions: ['top-left', 'top-center', 'top-right'] },
  // Reversed, a pile higher than the screen scrolls from its newest end.
  { edge: 'bottom', look: 'flex-col-reverse items-end', positions: ['bottom-left', 'bottom-center', 'bottom-right'] },
];

const COLUMNS = [
  'mr-auto min-[87rem]:col-start-1',
  'mx-auto min-[87rem]:col-start-2',
  'ml-auto min-[87rem]:col-start-3',
];

const NONE: readonly Notice[] = [];

/** The layer of notifications over a page. Empty it is already there, so that the first message is announced. */
export function Notifications() {
  const notices = useSyncExternalStore(notifications.subscribe, notifications.getSnapshot, () => NONE);
  const cameFrom = useRef<HTMLElement | null>(null);

  function onFocus({ currentTarget, relatedTarget }: FocusEvent) {
    if (currentTarget.contains(relatedTarget)) return;
    cameFrom.current = relatedTarget instanceof HTMLElement ? relatedTarget : null;
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
      {EDGES.map(({ edge, look, positions }) => (
        <div key={edge} className={`flex min-h-0 overflow-y-auto ${look}`}>
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
                      onDismiss={(card) => leaveCard(card, cameFrom.current)}
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
