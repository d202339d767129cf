import type { DiagramModel } from '@/lib/diagram/model';
import { buildOutline, type OutlineItem } from '@/lib/diagram/outline';

export function DiagramText({ diagram }: { diagram: DiagramModel }) {
  return (
    <details data-search-skip="" className="diagram-text open:w-full">
      <summary data-markdown="skip" className="log-link w-fit cursor-pointer py-2">
        As text
      </summary>
      <ul className="mt-4 grid grid-cols-1 gap-x-12 gap-y-10 md:grid-cols-2">
        {buildOutline(diagram).map(({ title, items }) => (
          <li key={title}>
            <p className="mb-4 font-medium">{title}</p>
            <ol>
              {items.map((item) => (
                <Stop key={item.id} item={item} />
              ))}
            </ol>
          </li>
        ))}
      </ul>
    </details>
  );
}

function Stop({ item: { place, label, detail, href, leadsTo } }: { item: OutlineItem }) {
  return (
    <li className="pb-4">
      <p className="text-caption text-dim">{place}</p>
      <p>
        {href ? (
          <a href={href} className="log-link">
            {label}
          </a>
        ) : (
          label
        )}
        {detail && <span className="text-soft"> – {detail}</span>}
      </p>
      {leadsTo.map((text) => (
        <p key={text} className="text-caption text-soft">
          leads to {text}
        </p>
      ))}
    </li>
  );
}
