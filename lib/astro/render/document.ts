import { stringify } from 'yaml';
import type { WrittenPicture } from '../import/write-picture';
import { COMPLETE_TO, CREDIT } from './catalogue';
import { type Field, FRAMES, plateOf } from './field';

const GEAR = ['William Optics RedCat 51', 'Canon EOS Ra'];

function frontMatterOf(field: Field, stars: number, pictures: Record<keyof typeof FRAMES, WrittenPicture>) {
  const { title, description, object, ra, dec, view } = field;
  const { scale } = plateOf(field, pictures.final.width);
  return {
    ...{ title, description, object, ra, dec, gear: GEAR, picture: pictures.final },
    versions: [
      {
        name: 'single',
        label: 'One exposure',
        change: `The stack is the mean of ${FRAMES.final} exposures, so its noise is an eighth of that of one exposure.`,
        picture: pictures.single,
      },
    ],
    solution: { ra: view.ra, dec: view.dec, scale, rotation: view.rotation, mirrored: false },
    rendered: { limitingMagnitude: COMPLETE_TO, stars },
  };
}

export function documentOf(field: Field, stars: number, pictures: Record<keyof typeof FRAMES, WrittenPicture>): string {
  const frontMatter = stringify(frontMatterOf(field, stars, pictures), { lineWidth: 0 });
  return `---\n${frontMatter}---\n\n${field.prose}\n\n${creditFor(stars)}\n`;
}

function creditFor(stars: number): string {
  return `This is not a photograph. It is rendered from the ${stars.toLocaleString('en-US')} stars that ${CREDIT}, lists in this field. The catalog is nearly complete to magnitude ${COMPLETE_TO}, with selected fainter stars.`;
}
