import { linkKey } from '@/lib/diagram/follow';
import type { DiagramModel } from '@/lib/diagram/model';
import { type OutlineItem, outlineOf } from '@/lib/diagram/outline';

/** The diagram as a list of stops along each path. On narrow screens it replaces the drawing. */
export function DiagramText({ diagram }: { diagram: DiagramModel }) {
  return (
    <details className="diagram-text">
      <summary className="w-fit cursor-pointer py-2 text-accent-ink hover:text-ink">Diagram as text</summary>
      <ul className="mt-4 grid grid-cols-1 gap-x-12 gap-y-10 md:grid-cols-2">
        {outlineOf(diagram).map(({ title, items }) => (
          <li key={title}>
            <p className="mb-4 font-medium">{title}</p>
            <ol>
              {items.map((item, index) => (
                <Stop key={item.id} item={item} next={items[index + 1]?.id} />
              ))}
            </ol>
          </li>
        ))}
      </ul>
    </details>
  );
}

/** A line joins a stop with the next one if it leads there. */
function Stop({
  item: { id, place, label, detail, href, leadsTo },
  next,
}: {
  item: OutlineItem;
  next?: string | undefined;
}) {
  return (
    <li data-node={id} data-joined={leadsTo.some(({ id: to }) => to === next) || undefined}>
      <p className="text-caption text-ink-faint">{place}</p>
      <p>
        {href ? (
          <a
            href={href}
            className="text-accent-ink underline decoration-accent-ink/40 underline-offset-4 hover:text-ink"
          >
            {label}
          </a>
        ) : (
          label
        )}
        {detail && <span className="text-ink-soft"> – {detail}</span>}
      </p>
      {leadsTo.map(({ id: to, text }) => (
        <p key={text} data-edge={linkKey({ from: id, to })} className="text-caption text-ink-soft">
          leads to {text}
        </p>
      ))}
    </li>
  );
}
