import { ArrowDown } from 'lucide-react';
import type { Diagram } from '@/lib/diagram/diagrams';
import { walksOf } from '@/lib/diagram/outline';
import { Prose } from '../mdx/prose';
import { BUTTON_CLASS } from '../ui/links';
import { DocumentMark } from '../ui/page/document-mark';
import { DiagramSvg } from './diagram-svg';
import { DiagramText } from './diagram-text';
import { ExportButton } from './export-button';
import { FollowControls } from './follow-controls';
import './diagram.css';

/** Extends the drawing over the margin of its section to the full page width; see the utility `page-width`. */
const PAGE_WIDE = '-mx-4.5 lg:-mr-6.5 lg:ml-[calc(100%-min(80rem,100vw)+2*clamp(1.125rem,4vw,3rem)-1.625rem)]';

export function DiagramFigure({ diagram }: { diagram: Diagram }) {
  const { name, title, description, body, mark } = diagram;
  const id = `diagram-${name}`;
  return (
    <figure id={`${id}-figure`} aria-labelledby={`${id}-heading`} className="diagram space-y-6">
      <figcaption className="space-y-3">
        <h3 id={`${id}-heading`} className="text-title">
          {title}
        </h3>
        <DocumentMark mark={mark} />
        <p className="max-w-[60ch]">{description}</p>
      </figcaption>
      <Prose markdown={body.raw} />
      <FollowControls figureId={`${id}-figure`} walks={walksOf(diagram)} />
      <section
        tabIndex={0}
        aria-label={`${title}, drawing`}
        className={`diagram-drawing overflow-x-auto print:mx-0 print:break-inside-avoid print:overflow-visible ${PAGE_WIDE}`}
      >
        <DiagramSvg diagram={diagram} id={id} />
      </section>
      <DiagramText diagram={diagram} />
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
        <ExportButton svgId={id} name={name} className={BUTTON_CLASS.quiet}>
          <ArrowDown />
          Export PNG<span className="sr-only"> of {title}</span>
        </ExportButton>
      </div>
    </figure>
  );
}
