import type { Photo } from '../../astro/photo/photo';
import { jpegUrl, pictureFolder } from '../../astro/photo/picture';
import {
  getCollection,
  getDiagrams,
  getPhoto,
  getProfile,
  getProject,
  getProjects,
  getResume,
} from '../../content/content';
import { DEFINITIONS_PAGE } from '../../dev-stats/rules/definitions/definitions';
import { env } from '../../env';
import { impactFigures } from '../../resume/sources';
import { drawCommits } from './drawings/commits';
import { drawDiagram, leadsTo } from './drawings/diagram';
import { drawFigures } from './drawings/figures';
import { drawGames } from './drawings/games';
import { drawHexes } from './drawings/hexes';
import { drawCards, drawCover, drawPortrait } from './drawings/pictures';
import { drawEnvelope } from './drawings/sky';
import { drawTrails } from './drawings/trails';
import type { Drawing } from './texts';

type Draw = () => Drawing | undefined | Promise<Drawing | undefined>;

const DRAWINGS: Record<string, Draw> = {
  '/resume': resumeDrawing,
  '/projects': projectsDrawing,
  '/tabletop': () => (getCollection().games.length > 0 ? drawGames(getCollection().games) : undefined),
  '/astrophotography': drawTrails,
  '/contact': drawEnvelope,
  '/dev-stats': drawCommits,
  '/lab': drawHexes,
  '/bio': () => picture(getProfile().avatar, drawPortrait),
  [DEFINITIONS_PAGE.path]: drawCommits,
};

/** What a page shows in its preview; undefined for the sky, which is also in place of a missing picture. */
export async function pageDrawing(path: string): Promise<Drawing | undefined> {
  const draw = DRAWINGS[path];
  if (draw) return draw();
  if (path.startsWith('/docs')) return docDrawing(path);
  if (path.startsWith('/lab/')) return drawHexes();
  const photo = getPhoto(path.replace('/astrophotography/', ''));
  if (photo) return photoDrawing(photo);
  return picture(getProject(path.replace('/projects/', ''))?.thumbnailUrl, drawCover);
}

function picture(src: string | null | undefined, draw: (src: string) => Promise<Drawing>) {
  return src ? draw(src) : undefined;
}

function resumeDrawing(): Drawing | undefined {
  const figures = impactFigures(getResume().impact, getProfile().stats);
  return figures.length > 0 ? drawFigures(figures) : undefined;
}

function photoDrawing({ slug, picture }: Photo) {
  return env.photosUrl.startsWith('/') ? drawCover(jpegUrl(pictureFolder(env.photosUrl, slug), picture)) : drawTrails();
}

function projectsDrawing() {
  const covers = getProjects().flatMap(({ thumbnailUrl }) => thumbnailUrl ?? []);
  return covers.length > 0 ? drawCards(covers) : undefined;
}

function docDrawing(path: string): Drawing | undefined {
  const diagrams = getDiagrams();
  const diagram = diagrams.find((candidate) => leadsTo(candidate, path)) ?? diagrams[0];
  return diagram && drawDiagram(diagram, path);
}
