export const POSITIONS = [
  'top-left',
  'top-center',
  'top-right',
  'bottom-left',
  'bottom-center',
  'bottom-right',
] as const;

export type Position = (typeof POSITIONS)[number];

export const DEFAULT_POSITION: Position = 'bottom-right';

/** How many notices one position shows at a time; later ones wait for room. */
const VISIBLE_LIMIT = 5;

/** Milliseconds until a notice closes by itself. */
export const AUTO_CLOSE_MS = 4000;

/** Milliseconds a notice takes to come and to go. */
export const TRANSITION_MS = 250;

export interface NoticeContent {
  title?: string;
  message: string;
  color?: 'violet' | 'green' | 'red';
  /** Milliseconds of being visible, or false to stay until dismissed. */
  autoClose?: number | false;
  /** Called once, when the notice becomes visible. */
  onOpen?(): void;
  /** Called once, when the notice is gone from the list, also if it never had room to show. */
  onClose?(): void;
}

export interface NoticeInput extends NoticeContent {
  /** Names the notice for update and hide, and keeps it from being added twice. */
  id?: string;
  position?: Position;
}

export interface Notice extends NoticeContent {
  id: string;
  /** Unlike the id never used again, so that a notice shown anew is another one. */
  key: number;
  position: Position;
  /** A leaving notice still takes its place on the screen. */
  phase: 'waiting' | 'visible' | 'leaving';
}

/** Makes waiting notices visible where their position has room, first come first. Keeps the order. */
export function admit(notices: readonly Notice[]): Notice[] {
  const taken = new Map<Position, number>();
  const take = ({ position }: Notice) => taken.set(position, (taken.get(position) ?? 0) + 1);
  for (const notice of notices) if (notice.phase !== 'waiting') take(notice);
  return notices.map((notice) => {
    if (notice.phase !== 'waiting' || (taken.get(notice.position) ?? 0) >= VISIBLE_LIMIT) return notice;
    take(notice);
    return { ...notice, phase: 'visible' };
  });
}
