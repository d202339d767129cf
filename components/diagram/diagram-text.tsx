import type { Diagram } from '@/lib/content/content';
import { type OutlineItem, outlineOf } from '@/lib/diagram/outline';

export function DiagramText({ diagram }: { diagram: Diagram }) {
  return (
    <details>
      <summary className="w-fit cursor-pointer py-2 text-accent-ink">Diagram as text</summary>
      <ul className="mt-4 space-y-6">
        {outlineOf(diagram).map(({ id, title, items }) => (
          <li key={id} className="space-y-2">
            <p className="font-medium">{title}</p>
            <ul className="list-['–__'] space-y-1.5 pl-5 text-ink-soft marker:text-ink-faint">
              {items.map((item) => (
                <li key={item.id}>
                  <ItemText {...item} />
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </details>
  );
}

function ItemText({ column, label, detail, href, leadsTo }: OutlineItem) {
  return (
    <>
      {column && `${column}: `}
      {href ? (
        <a href={href} className="text-accent-ink underline decoration-accent-ink/40 underline-offset-4 hover:text-ink">
          {label}
        </a>
      ) : (
        <span className="text-ink">{label}</span>
      )}
      {detail && ` – ${detail}`}
      {leadsTo.length > 0 && <span className="text-ink-faint">; leads to {leadsTo.join(', ')}</span>}
    </>
  );
}
