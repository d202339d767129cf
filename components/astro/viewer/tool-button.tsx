import type { ReactNode } from 'react';

interface ToolButtonProps {
  children: ReactNode;
  /** For a button with a sign instead of a word. */
  label?: string;
  pressed?: boolean;
  onClick(): void;
}

export function ToolButton({ children, label, pressed, onClick }: ToolButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      aria-pressed={pressed}
      onClick={onClick}
      className="grid min-h-11 min-w-11 place-items-center rounded-lg border border-line-strong bg-plate px-3 transition-colors hover:border-accent hover:text-accent-ink aria-pressed:border-accent aria-pressed:bg-line"
    >
      {children}
    </button>
  );
}
