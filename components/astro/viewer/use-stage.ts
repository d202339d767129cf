import { useEffect, useRef, useState } from 'react';
import type { Picture } from '@/lib/astro/photo/picture';
import { createStage, readShown, type Shown, type Stage } from './stage';

/** A stage in an element, with a second picture on top; undefined until it has opened. It follows the element's size and ends with the component. */
export function useStage(below: Picture, top?: Picture) {
  const element = useRef<HTMLDivElement>(null);
  const [stage, setStage] = useState<Stage>();
  const [shown, setShown] = useState<Shown>();

  useEffect(() => {
    if (!element.current) return;
    const created = createStage(element.current, top ? [below, top] : [below]);
    const update = () => setShown(readShown(created));
    created.addOnceHandler('open', () => {
      setStage(created);
      update();
    });
    created.addHandler('viewport-change', update);
    return () => {
      setStage(undefined);
      created.destroy();
    };
  }, [below, top]);

  return { element, stage, shown };
}
