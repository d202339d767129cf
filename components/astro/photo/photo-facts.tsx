import type { ReactNode } from 'react';
import { gearHref } from '@/lib/astro/gear/gear-use';
import type { Photo } from '@/lib/astro/photo/photo';
import { measureMap } from '@/lib/astro/photo/photo-text';
import { formatDeclination, formatField, formatRightAscension } from '@/lib/astro/sky/coordinates';
import { measureField } from '@/lib/astro/sky/plate';
import { Section } from '../../ui/page/section';

const LINK = 'underline decoration-rule underline-offset-4 hover:text-violet-text';

export function PhotoFacts({ photo }: { photo: Photo }) {
  const { object, ra, dec, constellation, solution, picture, rendered } = photo;
  const field = solution && (rendered ? measureMap(picture, solution) : measureField({ ...picture, ...solution }));
  return (
    <Section title="Object">
      <dl className="grid grid-cols-[repeat(auto-fill,minmax(9rem,1fr))] gap-x-10 gap-y-7 lg:grid-cols-3">
        <Fact name="Name">{object.name}</Fact>
        {object.catalogue.length > 0 && <Fact name="Catalogs">{object.catalogue.join(', ')}</Fact>}
        <Fact name="Constellation">
          <a href={`/astrophotography?tab=gallery&constellation=${constellation.abbreviation}`} className={LINK}>
            {constellation.name}
          </a>
        </Fact>
        <Fact name="Right ascension">{formatRightAscension(ra)}</Fact>
        <Fact name="Declination">{formatDeclination(dec)}</Fact>
        {field && <Fact name="Field">{formatField(field)}</Fact>}
      </dl>
    </Section>
  );
}

export function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="space-y-1">
      <dt className="text-caption text-dim">{name}</dt>
      <dd className="font-medium tabular-nums">{children}</dd>
    </div>
  );
}

export function PhotoGearList({ gear }: Pick<Photo, 'gear'>) {
  if (gear.length === 0) return null;
  return (
    <Section title="Gear">
      <dl className="grid grid-cols-[repeat(auto-fill,minmax(9rem,1fr))] gap-x-10 gap-y-7 lg:grid-cols-3">
        {gear.map(({ name, group }) => (
          <Fact key={name} name={group}>
            <a href={gearHref(name)} className={LINK}>
              {name}
            </a>
          </Fact>
        ))}
      </dl>
    </Section>
  );
}

export function Processing({ steps }: { steps: string[] }) {
  if (steps.length === 0) return null;
  return (
    <Section title="Processing">
      <ol className="max-w-prose list-decimal space-y-2 pl-5 marker:text-dim">
        {steps.map((step) => (
          <li key={step} className="pl-2">
            {step}
          </li>
        ))}
      </ol>
    </Section>
  );
}
