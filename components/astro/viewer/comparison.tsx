import type { ReactNode } from 'react';
import type { Photo } from '@/lib/astro/photo/photo';
import { photoAlt } from '@/lib/astro/photo/photo-text';
import { Section } from '../../ui/page/section';
import { Picture } from '../picture';
import { OpenComparison } from './open-comparison';

const SIZES = '(min-width: 64rem) 28rem, 92vw';

export function Comparison({ photo }: { photo: Photo }) {
  const { title, picture, versions } = photo;
  if (versions.length === 0) return null;
  return (
    <Section title="Before and after" id="comparison">
      <div className="space-y-6">
        <div className="grid gap-x-6 gap-y-8 sm:grid-cols-2">
          {versions.map(({ name, label, change, picture: files }) => (
            <Captioned key={name} label={label} text={change}>
              <Picture picture={files} alt={`${title}: ${label}`} sizes={SIZES} className="rounded-card" />
            </Captioned>
          ))}
          <Captioned label="Finished picture">
            <Picture picture={picture} alt={photoAlt(photo)} sizes={SIZES} className="rounded-card" />
          </Captioned>
        </div>
        <OpenComparison title={title} finished={picture} versions={versions} />
      </div>
    </Section>
  );
}

function Captioned({ label, text, children }: { label: string; text?: string; children: ReactNode }) {
  return (
    <figure>
      {children}
      <figcaption className="mt-3 text-caption text-soft">
        <span className="font-medium text-ink">{label}</span> {text && <span className="block">{text}</span>}
      </figcaption>
    </figure>
  );
}
