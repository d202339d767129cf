import type { CSSProperties, ReactNode } from 'react';
import { getProfile } from '@/lib/content/content';
import { splitDate } from '@/lib/dates';
import { drawNights } from '@/lib/sky/drawing';
import { findPlace } from '@/lib/sky/place';
import { ButtonLink } from '../ui/button-link';

interface NotFoundProps {
  title: string;
  children?: ReactNode;
  back?: { href: string; label: string } | undefined;
}

export function NotFound({ title, children = 'Nothing is logged at this address.', back }: NotFoundProps) {
  return (
    <div className="pt-10">
      <OneNight />
      <div className="space-y-4 py-12 md:py-24">
        <h1 className="text-page">{title}</h1>
        <p className="max-w-[46ch] font-serif text-lead">{children}</p>
        <div className="flex flex-wrap gap-x-6 gap-y-3 pt-4">
          <ButtonLink href="/" variant="primary">
            Go Home
          </ButtonLink>
          {back && <ButtonLink href={back.href}>{back.label}</ButtonLink>}
          <ButtonLink href="/search">Search</ButtonLink>
        </div>
      </div>
    </div>
  );
}

function OneNight() {
  const place = findPlace(getProfile());
  const night = place && drawNights(place);
  if (!night?.tonight) return null;
  const { sunset, sunrise, at404 } = night.tonight;
  const { day, month } = splitDate(night.today);
  return (
    <div
      aria-hidden="true"
      className="relative grid grid-cols-2 text-caption text-dim"
      style={{ '--at': `${100 * at404}%` } as CSSProperties}
    >
      <span className="-top-10 absolute left-(--at) h-44 border-dim border-l md:h-[calc(100dvh-9.19rem)]" />
      <span className="-translate-x-1/2 absolute top-3 left-(--at) bg-ground px-2 text-ink">04:04</span>
      <p className="border-amber border-b pt-20 pb-2">{`${month} ${day}, sunset ${sunset}`}</p>
      <p className="border-amber border-b pt-20 pb-2 text-right">
        <span className="relative bg-ground pl-1">{`sunrise ${sunrise}`}</span>
      </p>
    </div>
  );
}
