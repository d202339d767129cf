import type { ReactNode } from 'react';

export function EmptyResult({ title, children, command }: { title: string; children?: ReactNode; command?: string }) {
  return (
    <div className="grid grid-cols-1 gap-4 py-12">
      <p className="font-serif text-title">{title}</p>
      {children && (
        <p className="max-w-[60ch] text-soft">
          {children}
          {command && (
            <code className="mt-3 block rounded-card bg-field px-3 py-2 font-mono text-ink text-sm">{command}</code>
          )}
        </p>
      )}
    </div>
  );
}

export function NothingYet() {
  return <p className="log-text border-hairline border-t pt-10 text-soft">Nothing listed yet.</p>;
}
