import type { StyleName } from './styles';

/** A stretch of text in one style; blanks between two spans belong to the end of the first. */
export interface Span {
  text: string;
  style: StyleName;
  link?: string | undefined;
}

/** The smallest thing that is placed: one paragraph, heading or label, with its tag in the structure tree. */
export interface Para {
  tag: 'H1' | 'H2' | 'H3' | 'H4' | 'P' | 'Lbl' | 'LBody';
  spans: Span[];
  /** Distance of two baselines, in points. */
  leading: number;
  /** Space above, in points; dropped at the top of a page. */
  before?: number;
  /** Distance from the left edge, in points. */
  indent?: number;
  /** Starts on the line on which the paragraph before it started. */
  beside?: boolean;
  align?: 'right';
  /** Not the last on its page. */
  keepNext?: boolean;
  /** A hairline above. */
  rule?: boolean;
}

/** A branch of the structure tree. */
export interface Group {
  tag: 'Document' | 'Sect' | 'L' | 'LI' | 'LBody';
  children: Part[];
}

export type Part = Group | Para;

export function isGroup(part: Part): part is Group {
  return 'children' in part;
}

/** Everything that is placed, in reading order. */
export function parasOf(part: Part): Para[] {
  return isGroup(part) ? part.children.flatMap(parasOf) : [part];
}
