import type { GearMatrix as Matrix } from '@/lib/astro/gear/gear-matrix';
import './gear-matrix.css';

export function GearMatrix({ groups, rows }: Matrix) {
  const columns = groups.flatMap((group) => group.columns);
  return (
    <section aria-labelledby="used-together" className="space-y-6 border-line border-t pt-12">
      <div className="space-y-3">
        <h2 id="used-together" className="text-section">
          Used together
        </h2>
        <p className="max-w-prose text-ink-soft">
          Photographs and rendered fields for each pair. A number opens them in the gallery.
        </p>
      </div>
      <table aria-labelledby="used-together" className="gear-matrix">
        <thead>
          <tr>
            <td rowSpan={2} />
            {groups.map(({ title, columns: { length } }) => (
              <th key={title} scope="colgroup" colSpan={length}>
                {title}
              </th>
            ))}
          </tr>
          <tr>
            {columns.map(({ name }) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ telescope, cells }) => (
            <tr key={telescope.name}>
              <th scope="row">{telescope.name}</th>
              {cells.map(({ text, href }, index) => (
                <td key={href} data-column={columns[index]?.name}>
                  {text ? (
                    <a href={href}>
                      {text}
                      <span className="sr-only">
                        {' '}
                        with {telescope.name} and {columns[index]?.name}
                      </span>
                    </a>
                  ) : (
                    <span className="text-ink-faint">–</span>
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
