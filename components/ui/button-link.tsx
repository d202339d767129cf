import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { BUTTON_CLASS, newTab } from './links';

interface ButtonLinkProps {
  href: string;
  children: ReactNode;
  variant?: keyof typeof BUTTON_CLASS;
  icon?: LucideIcon;
  download?: string;
}

export function ButtonLink({ href, children, variant = 'quiet', icon: Icon, download }: ButtonLinkProps) {
  return (
    <a href={href} className={BUTTON_CLASS[variant]} download={download} {...newTab(href)}>
      {children}
      {Icon && <Icon />}
    </a>
  );
}
