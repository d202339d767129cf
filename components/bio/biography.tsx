import { ArrowDown } from 'lucide-react';
import type { Biography } from '@/lib/biographies/content';
import type { Profile } from '@/lib/content/content';
import { portraitSources } from '@/lib/content/portrait';
import { personFileName } from '@/lib/resume/file-name';
import { countWords, plainParagraphs } from '@/lib/resume/prose';
import { Prose } from '../mdx/prose';
import { DocumentMark } from '../ui/badge';
import { ButtonLink } from '../ui/button-link';

export function PressKit({ profile: { name, title, avatar, location } }: { profile: Profile }) {
  const extension = avatar?.split('.').at(-1) ?? '';
  return (
    <div className="space-y-6 lg:col-start-2 lg:row-start-1">
      <div className="flex flex-wrap items-center gap-5 lg:block">
        {avatar && (
          <img
            {...portraitSources(avatar, '(min-width: 64rem) 20rem, (min-width: 40rem) 10rem, 7rem')}
            alt={`Portrait of ${name}`}
            width={320}
            height={320}
            className="neatline size-26 object-cover sm:size-38 lg:mb-5 lg:size-78"
          />
        )}
        <div className="grow basis-40">
          <p className="font-serif text-title">{name}</p>
          <p className="text-soft">{title}</p>
          <p className="text-caption text-dim">{location}</p>
        </div>
      </div>
      {avatar && (
        <div className="print:hidden">
          <ButtonLink href={avatar} variant="primary" icon={ArrowDown} download={personFileName(name, extension)}>
            Download Portrait
          </ButtonLink>
        </div>
      )}
    </div>
  );
}

export function BiographyList({ biographies }: { biographies: Biography[] }) {
  return (
    <div className="space-y-14 lg:col-start-1 lg:row-start-1">
      {biographies.map(({ name, title, body, mark }) => (
        <section key={name} aria-labelledby={name} className="space-y-5">
          <div className="flex flex-wrap items-center gap-x-3 gap-y-2 sm:gap-x-4">
            <h2 id={name} className="text-section">
              {title}
            </h2>
            <DocumentMark mark={mark} />
            <p className="text-dim tabular-nums">{countWords(plainParagraphs(body.raw).join(' '))} words</p>
          </div>
          <Prose markdown={body.raw} />
        </section>
      ))}
    </div>
  );
}
