'use client';

import { type KeyboardEvent, useMemo, useRef, useState } from 'react';
import { hexByKey, hexNamed } from '@/lib/lab/hexes';
import { EXAMPLES, formatPosition, type Piece, POSITION_PARAMS, parsePosition, place } from '@/lib/lab/position';
import { describePosition } from '@/lib/lab/sight-text';
import { Segmented } from '../ui/form/controls';
import { BUTTON_CLASS } from '../ui/links';
import { useView } from '../ui/use-view';
import { SightSvg } from './sight-svg';
import './sight.css';

const PIECES: { value: Piece; label: string }[] = [
  { value: 'target', label: 'Target' },
  { value: 'observer', label: 'Observer' },
  { value: 'woods', label: 'Woods' },
  { value: 'hills', label: 'Hills' },
];

const QUIET = `cursor-pointer aria-pressed:border-violet-text aria-pressed:text-violet-text ${BUTTON_CLASS.quiet}`;

export function SightBoard() {
  const { view, type, choose } = useView(POSITION_PARAMS);
  const [piece, setPiece] = useState<Piece>('target');
  const [cursor, setCursor] = useState<string>();
  const board = useRef<SVGSVGElement>(null);
  const position = useMemo(() => parsePosition(view), [view]);
  const { line, count } = describePosition(position);
  const address = JSON.stringify(formatPosition(position));
  const focused = cursor ?? position.target.name;

  const put = (name: string | undefined) => {
    const hex = name && hexNamed(name);
    if (!hex) return;
    setCursor(hex.name);
    type(formatPosition(place(position, piece, hex)));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const hex = hexNamed(focused);
    const isPlacing = event.key === 'Enter' || event.key === ' ';
    const next = hex && hexByKey(hex, event.key);
    if (isPlacing) put(focused);
    if (next) {
      setCursor(next.name);
      board.current?.querySelector<SVGElement>(`[data-hex="${next.name}"]`)?.focus();
    }
    if (isPlacing || next || event.key.startsWith('Arrow')) event.preventDefault();
  };

  return (
    <>
      <div className="needs-script max-sm:text-sm space-y-3 print:hidden">
        <Segmented label="Place" options={PIECES} value={piece} onChange={(value) => setPiece(value)} />
        <p className="text-caption text-dim">
          Choose a piece, then a hex.{' '}
          <span className="pointer-coarse:hidden">
            With a keyboard, move with the arrow keys and place with Enter or Space.
          </span>
        </p>
      </div>
      <SightSvg ref={board} position={position} cursor={focused} onPut={put} onKeyDown={onKeyDown} />
      <div className="space-y-8">
        <p role="status" className="text-lead">
          {line} <span className="text-soft">{count}</span>
        </p>
        <div className="needs-script space-y-3 print:hidden">
          <fieldset className="flex flex-wrap gap-3">
            <legend className="mb-2 text-caption text-dim">Examples</legend>
            {EXAMPLES.map(({ label, view: example }) => (
              <button
                key={label}
                type="button"
                aria-pressed={address === JSON.stringify(example)}
                onClick={() => choose(example)}
                className={QUIET}
              >
                {label}
              </button>
            ))}
          </fieldset>
          <button
            type="button"
            onClick={() => choose(formatPosition({ ...position, terrain: new Map() }))}
            className={QUIET}
          >
            Clear terrain
          </button>
        </div>
      </div>
    </>
  );
}
