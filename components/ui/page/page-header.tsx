import type { ReactNode } from 'react';

interface PageHeaderProps {
  title: string;
  lead?: string | undefined;
  children?: ReactNode;
}

export function PageHeader({ title, lead, children }: PageHeaderProps) {
  return (
    <header className="space-y-5 pt-14 pb-10 md:pt-20 md:pb-14">
      <h1 className="max-w-[18ch] text-page">{title}</h1>
      {lead && <p className="max-w-[60ch] text-ink-soft text-lead">{lead}</p>}
      {children}
    </header>
  );
}
