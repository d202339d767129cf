import { plotFigures, plotGrid, plotStars } from '../astro/sky/chart';
import type { ChosenSky } from '../astro/sky/chosen-sky';
import { domeOf } from '../astro/sky/dome';
import { starLabels, starPaths } from '../astro/sky/dome-drawing';
import { getProfile } from '../content/content';
import { PALETTE } from '../looks/palette';
import { type Drawing, SHARE_SIZE } from './drawing';

const VIEW = { ra: 19.85, dec: 25, scale: 500 };
const CENTER = { x: 930, y: 262 };
const HOURS = Array.from({ length: 14 }, (_, index) => 17 + index / 2);
const DECLINATIONS = [-20, -10, 0, 10, 20, 30, 40, 50, 60, 70];

export function drawSky(): Drawing {
  const chosen = getProfile().looks?.sky;
  return chosen ? drawDome(chosen) : drawTriangle();
}

const DOME = { x: 930, y: 262, radius: 236, fontSize: 16 };

function drawDome(sky: ChosenSky): Drawing {
  const dome = domeOf(sky, DOME.radius);
  const texts = starLabels(dome, DOME.fontSize).map(({ name, x, y, anchor }) => ({
    ...{ string: name, y: DOME.y + y, size: DOME.fontSize, weight: 400, color: PALETTE.soft },
    ...(anchor === 'end' ? { x: DOME.x + x - SHARE_SIZE.width, from: 'right' as const } : { x: DOME.x + x }),
  }));
  const svg = [
    `<g transform="translate(${DOME.x} ${DOME.y})" fill="none">`,
    `<circle r="${DOME.radius}" stroke="${PALETTE.rule}"/>`,
    `<path d="${dome.figures}" stroke="${PALETTE['violet-text']}" stroke-opacity=".5"/>`,
    ...starPaths(dome.stars, 0.8).map(
      ({ width, d }) => `<path d="${d}" stroke="${PALETTE.ink}" stroke-width="${width}" stroke-linecap="round"/>`,
    ),
    '</g>',
  ];
  return { svg: svg.join(''), texts };
}

function drawTriangle(): Drawing {
  const stars = plotStars(VIEW);
  const triangle = ['Vega', 'Deneb', 'Altair'].flatMap((name) => stars.filter((star) => star.name === name));
  const texts = stars.flatMap(({ name, x, y, radius }) => {
    const place = { x: Math.round(CENTER.x + x + radius + 9), y: Math.round(CENTER.y + y + 6) };
    return name ? [{ string: name, ...place, size: 17, weight: 400, color: PALETTE.soft }] : [];
  });
  const svg = [
    `<g transform="translate(${CENTER.x} ${CENTER.y})">`,
    gridPath(),
    `<polygon points="${triangle.map(({ x, y }) => `${x},${y}`).join(' ')}" fill="${PALETTE.violet}" fill-opacity=".06"`,
    ` stroke="${PALETTE.violet}" stroke-width="1.5" stroke-dasharray="2 7" stroke-linecap="round"/>`,
    `<path d="${plotFigures(VIEW)}" fill="none" stroke="${PALETTE['violet-text']}" stroke-opacity=".55" stroke-width="1.5"/>`,
    ...stars.map(({ x, y, radius }) => `<circle cx="${x}" cy="${y}" r="${radius}" fill="${PALETTE.ink}"/>`),
    '</g>',
  ];
  return { svg: svg.join(''), texts };
}

/** The grid of right ascension and declination around the Summer Triangle. */
export function drawGrid(): string {
  return `<g transform="translate(${CENTER.x} ${CENTER.y})">${gridPath()}</g>`;
}

function gridPath(): string {
  return `<path d="${plotGrid(VIEW, HOURS, DECLINATIONS)}" fill="none" stroke="${PALETTE.hairline}"/>`;
}
