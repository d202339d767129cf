import { CircleAlert, CircleCheck, Info, X } from 'lucide-react';
import { type Position, TRANSITION_MS } from '@/lib/notifications/notice';

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

/** Rendered even when empty, because screen readers announce only changes of an existing live region. */
export function Notifications() {
  return (
    <>
      <div
        role="status"
        aria-live="polite"
        aria-atomic="false"
        aria-label="Notifications"
        data-notifications
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
                />
              ))}
            </div>
          </div>
        ))}
      </div>
      <div hidden data-notification-card data-markdown="skip">
        <Card />
      </div>
    </>
  );
}

/** Each notification is a copy of it, and keeps one of the icons. */
function Card() {
  return (
    <div
      style={{ transitionDuration: `${TRANSITION_MS}ms` }}
      className="pointer-events-auto flex max-h-[200px] shrink-0 items-start gap-3 overflow-y-auto rounded-card border border-rule bg-field pl-4 transition-[opacity,scale] starting:scale-95 starting:opacity-0 data-[phase=leaving]:scale-95 data-[phase=leaving]:opacity-0"
    >
      <Info data-color="violet" className="mt-3 size-5 text-violet-text" />
      <CircleCheck data-color="green" className="mt-3 size-5 text-green" />
      <CircleAlert data-color="red" className="mt-3 size-5 text-red" />
      <div className="min-w-0 flex-1 py-3">
        <p className="font-medium leading-snug empty:hidden" />
        <p className="text-caption text-soft" />
      </div>
      <button
        type="button"
        aria-label="Dismiss notification"
        className="sticky top-0 grid size-11 shrink-0 place-items-center rounded-card text-soft -outline-offset-2 transition-colors hover:text-ink"
      >
        <X />
      </button>
    </div>
  );
}
