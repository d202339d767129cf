import type { ReactNode } from 'react';
import type { Photo } from '@/lib/astro/photo/photo';
import { photoAlt } from '@/lib/astro/photo/photo-text';
import { BUTTON_CLASS, FIELD } from '../../ui/links';
import { Section } from '../../ui/page/section';
import { Picture } from '../picture';
import { ViewerDialog } from './viewer-dialog';

const SIZES = '(min-width: 64rem) 28rem, 92vw';

const NAME =
  'pointer-events-none absolute top-3 rounded-card bg-plate/65 px-2 py-0.5 text-caption text-ink forced-colors:border forced-colors:bg-[Canvas]';

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
        <div className="needs-script print:hidden">
          <button type="button" data-opens="comparison-viewer" className={BUTTON_CLASS.quiet}>
            Compare in detail
          </button>
          <p role="status" className="text-caption text-soft" />
        </div>
      </div>
      <ComparisonDialog photo={photo} />
    </Section>
  );
}

function ComparisonDialog({ photo: { title, picture, versions } }: { photo: Photo }) {
  return (
    <ViewerDialog
      id="comparison-viewer"
      title={`${title}: before and after`}
      pictures={[picture, ...versions.map((version) => version.picture)]}
      tools={
        versions.length > 1 && (
          <span>
            <select aria-label="Version" autoComplete="off" className={`${FIELD} cursor-pointer`}>
              {versions.map(({ name, label }) => (
                <option key={name}>{label}</option>
              ))}
            </select>
          </span>
        )
      }
      footer={versions.map(({ name, label, change }, index) => (
        <p key={name} data-version={index}>
          <span className="font-medium text-ink">{label}.</span> {change}
        </p>
      ))}
    >
      {versions.map(({ name, label }, index) => (
        <span key={name} data-version={index} className={`left-3 ${NAME}`}>
          {label}
        </span>
      ))}
      <span className={`right-3 ${NAME}`}>Finished</span>
      <span
        data-split=""
        className="-translate-x-1/2 pointer-events-none absolute inset-y-0 w-0.5 bg-ink forced-color-adjust-none forced-colors:bg-[CanvasText]"
      />
      <input
        type="range"
        autoComplete="off"
        className="absolute inset-x-0 bottom-0 h-11 w-full cursor-ew-resize accent-violet-text"
      />
    </ViewerDialog>
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
