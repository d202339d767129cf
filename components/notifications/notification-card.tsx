import { CircleAlert, CircleCheck, Info, X } from 'lucide-react';
import { type KeyboardEvent, useId, useRef } from 'react';
import { type Notice, TRANSITION_MS } from '@/lib/notifications/notice';
import { notifications } from '@/lib/notifications/store';

const STYLES = {
  violet: { Icon: Info, tone: 'text-violet-text' },
  green: { Icon: CircleCheck, tone: 'text-green' },
  red: { Icon: CircleAlert, tone: 'text-red' },
};

interface NotificationCardProps {
  notice: Notice;
  onDismiss(card: Element): void;
}

export function NotificationCard({ notice, onDismiss }: NotificationCardProps) {
  const { key, title, message, phase } = notice;
  const { Icon, tone } = STYLES[notice.color ?? 'violet'];
  const card = useRef<HTMLDivElement>(null);
  const textId = useId();

  function dismiss() {
    if (card.current) onDismiss(card.current);
    notifications.dismiss(key);
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Escape') return;
    event.stopPropagation();
    dismiss();
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the button is the control; the card only pauses its timer
    <div
      ref={card}
      data-phase={phase}
      inert={phase === 'leaving'}
      onPointerEnter={() => notifications.hold(key, 'pointer')}
      onPointerLeave={() => notifications.release(key, 'pointer')}
      onFocus={() => notifications.hold(key, 'focus')}
      onBlur={() => notifications.release(key, 'focus')}
      onKeyDown={onKeyDown}
      style={{ transitionDuration: `${TRANSITION_MS}ms` }}
      className="pointer-events-auto flex max-h-[200px] shrink-0 items-start gap-3 overflow-y-auto rounded-card border border-rule bg-field pl-4 transition-[opacity,scale] starting:scale-95 starting:opacity-0 data-[phase=leaving]:scale-95 data-[phase=leaving]:opacity-0"
    >
      <Icon className={`mt-3 size-5 ${tone}`} />
      <div id={textId} className="min-w-0 flex-1 py-3">
        {title && <p className="font-medium leading-snug">{title}</p>}
        <p className="text-caption text-soft">{message}</p>
      </div>
      <button
        type="button"
        aria-label="Dismiss notification"
        aria-describedby={textId}
        // Keeps focus where it is.
        onMouseDown={(event) => event.preventDefault()}
        onClick={dismiss}
        className="sticky top-0 grid size-11 shrink-0 place-items-center rounded-card text-soft -outline-offset-2 transition-colors hover:text-ink"
      >
        <X />
      </button>
    </div>
  );
}
