import type { PicturePoint } from '../../sky/plate';
import { findNumber, type Header } from './header';

interface Term {
  x: number;
  y: number;
  value: number;
}

/** Adds the distortion of a header to offsets from its reference pixel. @see Shupe et al. (ASP Conf. 347, 491, 2005) */
export function readSip(header: Header): (offset: PicturePoint) => PicturePoint {
  const across = readTerms(header, 'A');
  const down = readTerms(header, 'B');
  return ({ x, y }) => ({ x: x + evaluate(across, x, y), y: y + evaluate(down, x, y) });
}

function readTerms(header: Header, letter: 'A' | 'B'): Term[] {
  const order = findNumber(header, `${letter}_ORDER`) ?? 0;
  return [...header.values.keys()].flatMap((keyword) => {
    const [, first, x, y] = /^([AB])_(\d)_(\d)$/.exec(keyword) ?? [];
    const value = findNumber(header, keyword);
    const isTerm = first === letter && Number(x) + Number(y) <= order;
    return isTerm && value ? [{ x: Number(x), y: Number(y), value }] : [];
  });
}

function evaluate(terms: Term[], x: number, y: number): number {
  return terms.reduce((sum, term) => sum + term.value * x ** term.x * y ** term.y, 0);
}
