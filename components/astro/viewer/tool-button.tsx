import type { ReactNode } from 'react';

interface ToolButtonProps {
  children: ReactNode;
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
      className="grid min-h-11 min-w-11 place-items-center rounded-card border border-rule bg-plate px-3 transition-colors hover:border-violet hover:text-violet-text aria-pressed:border-violet aria-pressed:bg-hairline"
    >
      {children}
    </button>
  );
}
