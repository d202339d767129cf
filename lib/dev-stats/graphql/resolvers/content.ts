import { pictureUrl } from '../../../astro/photo/picture';
import { prose } from '../../../content/markdown';
import { calendarDate } from '../../../dates';
import { publicError, type SiteContent } from '../context';
import type { Resolver, Shape } from '../schema-types';

export const projects: Resolver<'projects'> = (_, { first, after }, { content }) =>
  createConnection({
    items: content().projects,
    first,
    after,
    toKey: ({ startDate, slug }) => ['projects', startDate, slug],
    toNode: toProject,
  });

export const astroPhotos: Resolver<'astroPhotos'> = (_, { first, after }, { content }) =>
  createConnection({
    items: content().photos.flatMap(withCapture),
    first,
    after,
    toKey: ({ capturedAt, slug }) => ['astroPhotos', capturedAt, slug],
    toNode: toPhoto,
  });

type Project = SiteContent['projects'][number];
type Photo = SiteContent['photos'][number];

function toProject({ slug, body, technologyGroups, ...project }: Project): Shape<'Project'> {
  return {
    ...project,
    id: slug,
    slug,
    content: prose(body),
    startDate: calendarDate(project.startDate),
    endDate: project.endDate ? calendarDate(project.endDate) : null,
    repositoryUrl: project.repositoryUrl ?? null,
    liveUrl: project.liveUrl ?? null,
    imageUrl: project.imageUrl ?? null,
    thumbnailUrl: project.thumbnailUrl ?? null,
    technologyGroups: technologyGroups.map(({ category, technologies }) => ({
      category,
      technologies: technologies.map(({ name, description }) => ({ name, description: description ?? null })),
    })),
  };
}

/** Drawn plates are left out: they have no capture data. */
function withCapture(photo: Photo): (Photo & { capturedAt: string })[] {
  const { lastLight } = photo.totals;
  return lastLight && !photo.rendered ? [{ ...photo, capturedAt: lastLight }] : [];
}

function toPhoto(photo: Photo & { capturedAt: string }): Shape<'AstroPhoto'> {
  const { slug, title, description, object, constellation, capturedAt, totals, gear, picture } = photo;
  return {
    id: slug,
    slug,
    title,
    capturedAt,
    description: description ?? null,
    object: object.name,
    constellation: constellation.name,
    imageUrl: pictureUrl(picture.folder, picture.width, 'webp'),
    thumbnailUrl: pictureUrl(picture.folder, Math.min(...picture.widths), 'webp'),
    width: picture.width,
    height: picture.height,
    integrationSec: Math.round(totals.seconds),
    gear: gear.map(({ name }) => name),
  };
}

const MAX_PAGE = 100;
const DEFAULT_PAGE = 20;

interface ConnectionOptions<Item, Node> {
  items: readonly Item[];
  first: number | null | undefined;
  after: string | null | undefined;
  /** Identifies an item. A cursor made from it stays valid when other items are added. */
  toKey: (item: Item) => readonly [connection: string, sortKey: string, id: string];
  toNode: (item: Item) => Node;
}

/** One page of a Relay connection. Throws BAD_USER_INPUT for an invalid page size or cursor. */
function createConnection<Item, Node>({ items, first, after, toKey, toNode }: ConnectionOptions<Item, Node>) {
  const size = first ?? DEFAULT_PAGE;
  if (size < 1 || size > MAX_PAGE)
    throw publicError('BAD_USER_INPUT', `first must be between 1 and ${MAX_PAGE} (got ${size}).`);
  const cursors = items.map((item) => Buffer.from(JSON.stringify(toKey(item))).toString('base64url'));
  const start = after == null ? 0 : cursors.indexOf(after) + 1;
  if (after != null && start === 0)
    throw publicError('BAD_USER_INPUT', 'after is not a cursor of this list. Omit it to get the first page.');
  const end = Math.min(start + size, items.length);
  const edges = items
    .slice(start, end)
    .map((item, index) => ({ cursor: cursors[start + index] ?? '', node: toNode(item) }));
  return {
    edges,
    pageInfo: {
      hasNextPage: end < items.length,
      hasPreviousPage: start > 0,
      startCursor: edges[0]?.cursor ?? null,
      endCursor: edges.at(-1)?.cursor ?? null,
    },
    totalCount: items.length,
  };
}
