import type { ReactNode } from 'react';
import { ButtonLink } from '../ui/button-link';
import { EmptySky } from '../ui/empty-result';
import { SearchSuggestion } from './search-suggestion';

interface NotFoundProps {
  title: string;
  children: ReactNode;
  back?: { href: string; label: string } | undefined;
}

export function NotFound({ title, children, back }: NotFoundProps) {
  return (
    <div className="grid justify-items-center gap-6 py-24 text-center md:py-32">
      <EmptySky />
      <h1 className="text-page">{title}</h1>
      <p className="max-w-[46ch] text-ink-soft">{children}</p>
      <div className="flex flex-wrap justify-center gap-3">
        <ButtonLink href="/" variant="primary">
          Go Home
        </ButtonLink>
        {back && <ButtonLink href={back.href}>{back.label}</ButtonLink>}
        <SearchSuggestion />
      </div>
    </div>
  );
}
