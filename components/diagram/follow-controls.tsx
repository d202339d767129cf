'use client';

import { useEffect, useState } from 'react';
import { litByStep } from '@/lib/diagram/follow';
import type { Walk } from '@/lib/diagram/outline';
import { BUTTON_CLASS } from '../ui/links';
import { followPointer } from './follow-pointer';

/** Steps through the paths of a drawing, one after the other. After the last step, the whole drawing is shown again. */
export function FollowControls({ figureId, walks }: { figureId: string; walks: Walk[] }) {
  const [place, setPlace] = useState<number>();
  const steps = walks.flatMap((walk) => walk.steps.map((step, index) => ({ ...step, walk, index })));
  const current = place === undefined ? undefined : steps[place];

  useEffect(() => {
    const figure = document.getElementById(figureId);
    const links = walks.flatMap((walk) => walk.steps);
    return figure
      ? followPointer(figure, links, litByStep(current?.walk.steps.slice(0, current.index + 1) ?? []))
      : undefined;
  }, [figureId, walks, current?.walk, current?.index]);

  const move = (by: number) => {
    const next = (place ?? (by > 0 ? -1 : steps.length)) + by;
    setPlace(next in steps ? next : undefined);
  };
  const toggle = (walk: Walk) =>
    setPlace(walk === current?.walk ? undefined : steps.findIndex((step) => step.walk === walk));

  if (steps.length === 0) return null;
  return (
    <div className="diagram-controls needs-script">
      {walks.map((walk) => (
        <button
          key={walk.title}
          type="button"
          aria-pressed={walk === current?.walk}
          onClick={() => toggle(walk)}
          className={`cursor-pointer aria-pressed:border-accent-ink aria-pressed:text-accent-ink ${BUTTON_CLASS.quiet}`}
        >
          {walk.title}
        </button>
      ))}
      <button type="button" onClick={() => move(-1)} className={`cursor-pointer ${BUTTON_CLASS.quiet}`}>
        Previous step
      </button>
      <button type="button" onClick={() => move(1)} className={`cursor-pointer ${BUTTON_CLASS.quiet}`}>
        Next step
      </button>
      <p role="status" className="text-ink-soft">
        {current && `Step ${current.index + 1} of ${current.walk.steps.length}: ${current.text}`}
      </p>
    </div>
  );
}
