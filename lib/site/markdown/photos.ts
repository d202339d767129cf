import { PLANNED, SAMPLE } from '../../astro/astrophotography';
import { formatDeclination, formatField, formatRightAscension } from '../../astro/coordinates';
import { borderText, FIELD_NOTE, labelFacts, labelGroups } from '../../astro/field/field-text';
import { gearHref } from '../../astro/gear-slug';
import type { Photo } from '../../astro/photo';
import { captionText, OBJECT_TYPE_LABEL, photoAlt, photoHref, renderedText } from '../../astro/photo-text';
import { jpegUrl, pictureFolder } from '../../astro/picture';
import { fieldSize } from '../../astro/plate';
import { captureTotals, sessionTable } from '../../astro/session-table';
import { viewerPhoto } from '../../astro/viewer-photo';
import { getPhotoNeighbors } from '../../content/content';
import { env } from '../../env';
import { bullets, escapeText, joinBlocks, link, prose } from './blocks';

export function galleryMarkdown(photos: Photo[]): string[] {
  if (photos.length === 0) {
    const features = PLANNED.features.flatMap(([title, description]) => [`### ${title}`, description]);
    return [`## ${PLANNED.title}`, PLANNED.note, ...features];
  }
  const isSample = photos.every(({ rendered }) => rendered);
  return [
    ...(isSample ? [`## ${SAMPLE.title}`, SAMPLE.text] : ['## Photos']),
    ...photos.flatMap((photo) => [`### ${link(photo.title, photoHref(photo))}`, escapeText(captionText(photo))]),
  ];
}

export function photoMarkdown(photo: Photo): string {
  const { slug, title, description, object, constellation, ra, dec, solution, picture, processing, body } = photo;
  const { previous, next } = getPhotoNeighbors(slug);
  return joinBlocks([
    `# ${escapeText(title)}`,
    description && escapeText(description),
    `!${link(photoAlt(photo), jpegUrl(pictureFolder(env.photosUrl, slug), picture))}`,
    photo.rendered && renderedText(photo.rendered),
    body.raw.trim() && '## About the picture',
    prose(body),
    ...versions(photo),
    ...field(photo),
    '## Object',
    bullets([
      `Name: ${escapeText(object.name)}`,
      object.catalogue.length > 0 && `Catalogs: ${object.catalogue.join(', ')}`,
      OBJECT_TYPE_LABEL[object.type],
      `Constellation: ${constellation.name}`,
      `Right ascension: ${formatRightAscension(ra)}`,
      `Declination: ${formatDeclination(dec)}`,
      solution && `Field: ${formatField(fieldSize({ ...picture, ...solution }))}`,
    ]),
    ...capture(photo),
    photo.gear.length > 0 && '## Gear',
    bullets(photo.gear.map(({ name, group }) => `${escapeText(group)}: ${link(name, gearHref(name))}`)),
    processing.length > 0 && '## Processing',
    processing.map((step, index) => `${index + 1}. ${escapeText(step)}`).join('\n'),
    (previous || next) && '## More pictures',
    bullets([
      previous && `Previous: ${link(previous.title, photoHref(previous))}`,
      next && `Next: ${link(next.title, photoHref(next))}`,
    ]),
  ]);
}

function versions({ slug, title, picture, versions: states }: Photo): string[] {
  if (states.length === 0) return [];
  const image = (label: string, folder: string, files: Photo['picture']) =>
    `!${link(`${title}: ${label}`, jpegUrl(folder, files))}`;
  return [
    '## Before and after',
    ...states.flatMap((state) => [
      `### ${escapeText(state.label)}`,
      image(state.label, pictureFolder(env.photosUrl, slug, state.name), state.picture),
      escapeText(state.change),
    ]),
    '### Finished picture',
    image('Finished picture', pictureFolder(env.photosUrl, slug), picture),
  ];
}

function field(photo: Photo): string[] {
  const { marks } = viewerPhoto(photo, '');
  if (!marks || marks.labels.length === 0) return [];
  const border = borderText(marks);
  return [
    '## In this field',
    FIELD_NOTE,
    ...labelGroups(marks).flatMap(({ title, labels }) => [
      `### ${title}`,
      bullets(labels.map((label) => `${escapeText(label.name)}: ${labelFacts(label)}`)),
    ]),
    ...(border ? [escapeText(border)] : []),
  ];
}

function capture(photo: Photo): string[] {
  if (photo.sessions.length === 0) return [];
  const { head, rows } = sessionTable(photo.sessions);
  const line = (cells: string[]) => `| ${cells.map(escapeText).join(' | ')} |`;
  return [
    '## Capture details',
    bullets(captureTotals(photo).map(([name, text]) => `${escapeText(name)}: ${text}`)),
    [line(head), `|${' --- |'.repeat(head.length)}`, ...rows.map(line)].join('\n'),
  ];
}
