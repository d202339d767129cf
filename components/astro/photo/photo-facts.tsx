import type { ReactNode } from 'react';
import { gearHref } from '@/lib/astro/gear/gear';
import type { Photo } from '@/lib/astro/photo/photo';
import { measureMap } from '@/lib/astro/photo/photo-text';
import { formatDeclination, formatField, formatRightAscension } from '@/lib/astro/sky/coordinates';
import { measureField } from '@/lib/astro/sky/plate';
import { Section } from '../../ui/page/section';

export function PhotoFacts({ photo }: { photo: Photo }) {
  const { object, ra, dec, constellation, solution, picture, rendered } = photo;
  const field = solution && (rendered ? measureMap(picture, solution) : measureField({ ...picture, ...solution }));
  const gallery = `/astrophotography?tab=gallery&constellation=${constellation.abbreviation}`;
  return (
    <Section title="Object">
      <FactList
        facts={[
          ['Name', object.name],
          ['Catalogs', object.catalogue.join(', ')],
          ['Constellation', <FactLink key="link" href={gallery} text={constellation.name} />],
          ['Right ascension', formatRightAscension(ra)],
          ['Declination', formatDeclination(dec)],
          ['Field', field && formatField(field)],
        ]}
      />
    </Section>
  );
}

export function FactList({ facts }: { facts: [name: string, content: ReactNode][] }) {
  const given = facts.filter(([, content]) => content);
  return (
    <dl className="grid grid-cols-[repeat(auto-fill,minmax(9rem,1fr))] gap-x-8 gap-y-7 lg:grid-cols-3">
      {given.map(([name, content], index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two items of gear can have the same group
        <div key={index} className="space-y-1">
          <dt className="text-caption text-dim">{name}</dt>
          <dd className="font-medium tabular-nums">{content}</dd>
        </div>
      ))}
    </dl>
  );
}

function FactLink({ href, text }: { href: string; text: string }) {
  return (
    <a href={href} className="log-link">
      {text}
    </a>
  );
}

export function PhotoGearList({ gear }: Pick<Photo, 'gear'>) {
  if (gear.length === 0) return null;
  return (
    <Section title="Gear">
      <FactList
        facts={gear.map(({ name, group }) => [group, <FactLink key={name} href={gearHref(name)} text={name} />])}
      />
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
