import type { Diagram } from '@/lib/diagram/diagrams';
import { listRows } from '@/lib/diagram/outline';
import { Prose } from '../mdx/prose';
import { DocumentMark } from '../ui/badge';
import { bundleScript } from '../ui/bundle-script';
import { BUTTON_CLASS, POINTER_ONLY } from '../ui/links';
import { Lightbox } from '../ui/page/lightbox';
import { DiagramSvg } from './diagram-svg';
import { DiagramText } from './diagram-text';
import './diagram.css';

export const diagramScript = bundleScript('components/diagram/client.ts');

export function DiagramFigure({ diagram }: { diagram: Diagram }) {
  const { name, title, description, body, mark } = diagram;
  const id = `diagram-${name}`;
  const open = { type: 'button', popoverTarget: `${id}-large` } as const;
  return (
    <figure id={`${id}-figure`} aria-labelledby={`${id}-heading`} className="diagram">
      <button {...open} {...POINTER_ONLY} className="neatline diagram-plate">
        {/* Spans, because a button must not contain block elements. */}
        {listRows(diagram).map((row) => (
          <span key={row.title} className="diagram-row">
            <span className="font-serif text-caption text-soft">{row.title}</span>
            <span className="diagram-stops">
              {row.labels.map((label) => (
                <span key={label}>{label}</span>
              ))}
            </span>
          </span>
        ))}
      </button>
      <figcaption className="mt-4">
        <h3 id={`${id}-heading`} className="text-title">
          {title}
        </h3>
        <DocumentMark mark={mark} />
      </figcaption>
      <div className="flex flex-wrap content-start items-center gap-x-4 md:gap-x-6">
        <button {...open} aria-label={`Open large: ${title}`} className={BUTTON_CLASS.link}>
          Open large
        </button>
        <button type="button" data-export={name} className={`needs-script ${BUTTON_CLASS.link}`}>
          Export PNG<span className="sr-only"> of {title}</span>
        </button>
        <DiagramText diagram={diagram} />
        <span role="status" className="text-caption text-soft" />
      </div>
      <Lightbox id={`${id}-large`} title={title} note={description}>
        <section tabIndex={0} aria-label={`${title}, drawing`} className="diagram-drawing neatline">
          <DiagramSvg diagram={diagram} id={id} />
        </section>
        <div className="py-6">
          <Prose markdown={body.raw} />
        </div>
      </Lightbox>
    </figure>
  );
}
