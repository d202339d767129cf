import type { ReactNode } from 'react';
import { EmptySky } from '../sky/empty-sky';
import { ButtonLink } from '../ui/button-link';

interface NotFoundProps {
  title: string;
  children: ReactNode;
  /** The list that the missing thing would have been in. */
  back?: { href: string; label: string };
}

/** Says that there is nothing here, and where there is something. */
export function NotFound({ title, children, back }: NotFoundProps) {
  return (
    <div className="grid justify-items-center gap-6 py-24 text-center md:py-32">
      <EmptySky />
      <h1 className="text-page">{title}</h1>
      <p className="max-w-[46ch] text-ink-soft">{children}</p>
      <div className="flex flex-wrap justify-center gap-3">
        <ButtonLink href="/" look="primary">
          Go Home
        </ButtonLink>
        {back && <ButtonLink href={back.href}>{back.label}</ButtonLink>}
      </div>
    </div>
  );
}
