import type { ReactNode } from 'react';

interface NoticeProps {
  tone: 'amber' | 'violet';
  children: ReactNode;
}

const TONES = { amber: 'border-amber text-amber', violet: 'border-violet text-violet' };

/** A remark that belongs to the figures beside it. */
export function Notice({ tone, children }: NoticeProps) {
  return <p className={`border-l-2 pl-4 ${TONES[tone]}`}>{children}</p>;
}
