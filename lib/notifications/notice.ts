export type Position = 'top-left' | 'top-center' | 'top-right' | 'bottom-left' | 'bottom-center' | 'bottom-right';

/** Duration of the enter and leave transitions, in milliseconds. */
export const TRANSITION_MS = 250;

/** Visible notifications per position. Later ones wait. */
const VISIBLE_LIMIT = 5;

export interface NoticeInput {
  /** Not added while one with the same id is visible or waiting. */
  id: string;
  position?: Position;
  title?: string;
  message: string;
  color?: 'violet' | 'green' | 'red';
  /** Milliseconds until it closes, 4000 by default. False keeps it until dismissed. */
  autoClose?: number | false;
  onOpen?(): void;
  onClose?(): void;
}

export interface Notice extends NoticeInput {
  /** Unlike an id, never reused. */
  key: number;
  position: Position;
  /** A leaving notification still occupies its place. */
  phase: 'waiting' | 'visible' | 'leaving';
}

/** Makes waiting notifications visible where their position has room, in order of arrival. */
export function admit(notices: readonly Notice[]): Notice[] {
  const shown = new Map<Position, number>();
  const count = ({ position }: Notice) => shown.set(position, (shown.get(position) ?? 0) + 1);
  for (const notice of notices) if (notice.phase !== 'waiting') count(notice);
  return notices.map((notice) => {
    if (notice.phase !== 'waiting' || (shown.get(notice.position) ?? 0) >= VISIBLE_LIMIT) return notice;
    count(notice);
    return { ...notice, phase: 'visible' };
  });
}
