import type { ReactNode } from 'react';

interface PageHeaderProps {
  title: string;
  lead?: string | undefined;
  children?: ReactNode;
}

export function PageHeader({ title, lead, children }: PageHeaderProps) {
  return (
    <header className="space-y-4 pt-10 pb-8 md:pt-14">
      <h1 className="text-page">{title}</h1>
      {lead && <p className="max-w-[46ch] text-balance font-serif text-lead">{lead}</p>}
      {children}
    </header>
  );
}
