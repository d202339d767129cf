import type { Photo } from '@/lib/astro/photo/photo';
import { captureTotals, sessionTable } from '@/lib/astro/photo/session-table';
import { Section } from '../../ui/page/section';
import { FactList } from './photo-facts';

export function Sessions({ photo }: { photo: Photo }) {
  if (photo.sessions.length === 0) return null;
  const { head, rows } = sessionTable(photo.sessions);
  return (
    <Section title="Capture details">
      <div className="space-y-8">
        <FactList facts={captureTotals(photo)} />
        <section tabIndex={0} aria-label="Sessions" className="overflow-x-auto print:overflow-visible">
          <table className="w-full text-caption tabular-nums">
            <thead>
              <tr className="border-rule border-b">
                {head.map((label) => (
                  <th key={label} scope="col" className="whitespace-nowrap py-2 pr-6 text-left font-normal text-dim">
                    {label}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map((row, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: two sessions of a night can be equal
                <tr key={index} className="border-hairline border-b">
                  {row.map((text, column) => (
                    <td key={head[column]} className="whitespace-nowrap py-3 pr-6">
                      {text}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      </div>
    </Section>
  );
}
