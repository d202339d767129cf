import { gearCounts } from '../../astro/astrophotography';
import { gearMatrix } from '../../astro/gear-matrix';
import { galleryHref, gearUse, gearUseText } from '../../astro/gear-use';
import { rigParts } from '../../astro/rig-parts';
import { rigResults } from '../../astro/rig-report';
import { primaryRigOf } from '../../astro/rig-view';
import { getGearGroups, getPhotos } from '../../content/content';
import { bullets, escapeText, link } from './blocks';

export function gearBlocks(): string[] {
  const groups = getGearGroups();
  const uses = gearUse(getPhotos());
  return [
    bullets(gearCounts(groups).map(({ count, noun }) => `**${count}** ${noun}`)),
    ...groups.flatMap(({ title, items }) => [
      `## ${title}`,
      ...items.flatMap(({ name, specs, primary, kind }) => {
        const use = uses.get(name);
        return [
          `### ${escapeText(name)}${primary ? ' (Primary)' : ''}`,
          escapeText(specs),
          ...(use ? [link(gearUseText(use), galleryHref({ name, kind }))] : []),
        ];
      }),
    ]),
    ...matrixBlocks(),
    ...rigBlocks(),
  ];
}

function matrixBlocks(): string[] {
  const names = getGearGroups().flatMap(({ items }) => items.map(({ name }) => name));
  const matrix = gearMatrix(getPhotos(), names);
  if (!matrix) return [];
  const columns = matrix.groups.flatMap((group) => group.columns);
  const pairs = matrix.rows.flatMap(({ telescope, cells }) =>
    cells.flatMap(({ text, href }, index) =>
      text ? [`${escapeText(`${telescope.name} with ${columns[index]?.name}`)}: ${link(text, href)}`] : [],
    ),
  );
  return ['## Used together', bullets(pairs)];
}

function rigBlocks(): string[] {
  const parts = rigParts(getGearGroups());
  const rig = primaryRigOf(parts);
  if (!rig) return [];
  const names = [rig.telescope, rig.camera, ...(rig.mount ? [rig.mount] : [])].map(({ name }) => name);
  return [
    '## Rig calculator',
    escapeText(names.join(', ')),
    bullets(
      rigResults(rig).map(({ label, value, formula, note }) => {
        const result = `**${label}:** ${escapeText(formula ? `${value} = ${formula}` : value)}`;
        return note ? `${result}. ${escapeText(note)}` : result;
      }),
    ),
  ];
}
