import type { YearAxis as Axis } from '@/lib/projects/axis';
import './year-axis.css';

export function YearAxis({ axis: { years, lines }, slug }: { axis: Axis; slug: string }) {
  return (
    <div aria-hidden="true" className="year-axis max-md:hidden" data-markdown="skip">
      {lines.map((line) => (
        <a
          key={line.slug}
          href={`/projects/${line.slug}`}
          tabIndex={-1}
          data-current={line.slug === slug || undefined}
          data-now={line.runsNow || undefined}
          style={{ marginLeft: `${line.start}%`, marginRight: `${100 - line.end}%` }}
        >
          <span>{line.title}</span>
        </a>
      ))}
      <p>
        {years.map(({ year, at }) => (
          <span key={year} style={{ left: `${at}%` }}>
            {year}
          </span>
        ))}
      </p>
    </div>
  );
}
