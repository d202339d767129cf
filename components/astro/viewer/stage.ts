import OpenSeadragon from 'openseadragon';
import { type Picture, pictureUrl, TILE } from '@/lib/astro/photo/picture';
import type { PictureView } from '@/lib/astro/photo/picture-view';
import { asServed } from '@/lib/base-path/as-served';

/** Screen pixels for one pixel of the picture at the highest zoom. */
const MOST_PIXELS = 4;
const DOUBLE_CLICK = { clickToZoom: false, dblClickToZoom: true };

export type Stage = OpenSeadragon.Viewer;

/** What a stage shows: the view, and where the whole picture is in CSS pixels of the element. */
export interface Shown extends PictureView {
  left: number;
  top: number;
  width: number;
}

/** Reads no XML description, so it needs no connection. The pictures have the same width, the last one on top. */
export function createStage(element: HTMLElement, pictures: Picture[]): Stage {
  const sources = pictures.map((picture) => ({
    tileSource: picture.tiles ? describeTiles(picture.folder, picture.tiles) : describeSizes(picture),
    width: 1,
  }));
  return OpenSeadragon({
    element,
    tileSources: sources as never,
    // WebGL needs permission to read pictures of another host.
    drawer: 'canvas',
    showNavigationControl: false,
    keyboardNavEnabled: false,
    // The element around it takes the focus.
    tabIndex: '' as never,
    animationTime: window.matchMedia('(prefers-reduced-motion: reduce)').matches ? 0 : 0.6,
    gestureSettingsMouse: DOUBLE_CLICK,
    gestureSettingsPen: DOUBLE_CLICK,
    maxZoomPixelRatio: MOST_PIXELS,
    minZoomImageRatio: 1,
    visibilityRatio: 1,
    constrainDuringPan: true,
    imageLoaderLimit: 6,
  });
}

function describeTiles(folder: string, { width, height }: NonNullable<Picture['tiles']>) {
  return {
    width,
    height,
    tileSize: TILE.size,
    tileOverlap: TILE.overlap,
    getTileUrl: (level: number, x: number, y: number) => asServed(`${folder}/tiles_files/${level}/${x}_${y}.webp`),
  };
}

function describeSizes({ folder, width, height, widths }: Picture) {
  const levels = widths.map((size) => ({
    url: asServed(pictureUrl(folder, size, 'webp')),
    width: size,
    height: Math.round((height * size) / width),
  }));
  return { type: 'legacy-image-pyramid', levels };
}

export function readShown({ viewport }: Stage): Shown {
  const corner = viewport.pixelFromPoint(new OpenSeadragon.Point(0, 0), true);
  const right = viewport.pixelFromPoint(new OpenSeadragon.Point(1, 0), true);
  const { x, y } = viewport.getCenter(true);
  const zoom = viewport.getZoom(true) / viewport.getHomeZoom();
  return { x, y, zoom, left: corner.x, top: corner.y, width: right.x - corner.x };
}

export function showView({ viewport }: Stage, { x, y, zoom }: PictureView): void {
  viewport.zoomTo(zoom * viewport.getHomeZoom(), undefined, true);
  viewport.panTo(new OpenSeadragon.Point(x, y), true);
  viewport.applyConstraints(true);
}

/** Shows the top picture left of a share of the stage's width, and the picture below it right of it. */
export function splitStage({ viewport, world }: Stage, share: number): void {
  const top = world.getItemAt(1);
  const split = viewport.pointFromPixel(new OpenSeadragon.Point(share * viewport.getContainerSize().x, 0), true);
  const { x: width, y: height } = top.getContentSize();
  const shown = Math.min(1, Math.max(0, split.x)) * width;
  top.setOpacity(shown > 0 ? 1 : 0);
  top.setClip(new OpenSeadragon.Rect(0, 0, Math.max(1, shown), height));
}

function zoomBy({ viewport }: Stage, factor: number): void {
  viewport.zoomBy(factor);
  viewport.applyConstraints();
}

const ZOOM_STEP = 1.5;
const PAN_STEP = 0.15;

const KEYS: Record<string, (stage: Stage) => void> = {
  '+': (stage) => zoomBy(stage, ZOOM_STEP),
  '=': (stage) => zoomBy(stage, ZOOM_STEP),
  '-': (stage) => zoomBy(stage, 1 / ZOOM_STEP),
  '0': ({ viewport }) => viewport.goHome(),
  ArrowLeft: (stage) => panBy(stage, -1, 0),
  ArrowRight: (stage) => panBy(stage, 1, 0),
  ArrowUp: (stage) => panBy(stage, 0, -1),
  ArrowDown: (stage) => panBy(stage, 0, 1),
};

function panBy({ viewport }: Stage, right: number, down: number): void {
  const step = viewport.getBounds().width * PAN_STEP;
  viewport.panBy(new OpenSeadragon.Point(right * step, down * step));
  viewport.applyConstraints();
}

export function pressKey(stage: Stage, key: string): boolean {
  KEYS[key]?.(stage);
  return key in KEYS;
}
