import type { Rig } from '@/lib/astro/gear/rig-parts';
import type { RigResult } from '@/lib/astro/gear/rig-report';
import { newTab } from '../../ui/links';

export function RigTable({ rig, results }: { rig: Rig; results: RigResult[] }) {
  const names = [rig.telescope, rig.reducer, rig.camera, rig.mount].flatMap((part) => part?.name ?? []);
  return (
    <table className="wrap-anywhere w-full border-line border-b">
      <caption className="pb-4 text-left text-ink-soft">{names.join(' · ')}</caption>
      <tbody>
        {results.map(({ label, value, formula, note, source }) => (
          <tr key={label} className="border-line border-t align-baseline">
            <th
              scope="row"
              className="max-[20rem]:block w-32 max-[20rem]:w-auto py-3 max-[20rem]:pb-0 pr-4 text-left font-normal text-ink-soft sm:w-40"
            >
              {label}
            </th>
            <td className="max-[20rem]:block space-y-1 py-3">
              <p className="font-medium tabular-nums">{value}</p>
              {formula && <p className="text-caption text-ink-soft tabular-nums">= {formula}</p>}
              {note && (
                <p className="text-caption text-ink-faint">
                  {note}{' '}
                  {source && (
                    <a
                      href={source.href}
                      className="text-accent-ink underline underline-offset-4"
                      {...newTab(source.href)}
                    >
                      {source.name}
                    </a>
                  )}
                </p>
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
