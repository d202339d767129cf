import type { ReactNode } from 'react';
import { Icon, type IconName } from './icon';
import { BUTTON_CLASS, newTab } from './links';

interface ButtonLinkProps {
  href: string;
  children: ReactNode;
  variant?: keyof typeof BUTTON_CLASS;
  icon?: IconName;
  download?: string;
}

export function ButtonLink({ href, children, variant = 'quiet', icon, download }: ButtonLinkProps) {
  return (
    <a href={href} className={BUTTON_CLASS[variant]} download={download} {...newTab(href)}>
      {children}
      {icon && <Icon name={icon} />}
    </a>
  );
}
