import type { ReactNode } from 'react';

interface EmptyResultProps {
  title: string;
  children?: ReactNode;
  command?: string;
}

export function EmptyResult({ title, children, command }: EmptyResultProps) {
  return (
    <div className="grid grid-cols-1 justify-items-center gap-4 border-hairline border-t py-20 text-center">
      <EmptySky />
      <p className="text-title">{title}</p>
      {children && (
        <p className="max-w-[48ch] text-soft">
          {children}
          {command && (
            <code className="mt-3 block rounded-card bg-field px-3 py-2 font-mono text-ink text-sm">{command}</code>
          )}
        </p>
      )}
    </div>
  );
}

export function EmptySky() {
  return (
    <svg viewBox="0 0 200 110" aria-hidden="true" className="w-52 max-w-full">
      <path d="M18 82 62 40 108 58" fill="none" className="stroke-violet-text/50" />
      <path
        d="M108 58 142 22M142 22 184 74"
        fill="none"
        strokeDasharray="2 6"
        strokeLinecap="round"
        className="stroke-rule"
      />
      <circle cx="18" cy="82" r="3" className="fill-ink" />
      <circle cx="62" cy="40" r="4.5" className="fill-ink" />
      <circle cx="108" cy="58" r="3.5" className="fill-ink" />
      <circle cx="142" cy="22" r="8" fill="none" strokeDasharray="3 4" className="stroke-dim" />
      <circle cx="184" cy="74" r="2.5" className="fill-dim" />
    </svg>
  );
}

/** For a section that is on but has no documents. */
export function NothingYet() {
  return <p className="border-hairline border-t pt-10 text-soft">Nothing listed yet.</p>;
}
