import { type RefObject, useEffect, useRef, useState } from 'react';
import { createStage, type PictureFiles, type Shown, type Stage, shownBy } from './stage';

interface UsedStage {
  element: RefObject<HTMLDivElement | null>;
  /** Undefined until the picture's description is known. */
  stage: Stage | undefined;
  shown: Shown | undefined;
}

/** A stage in an element. It follows the element's size and ends with the component. */
export function useStage({ folder, picture }: PictureFiles): UsedStage {
  const element = useRef<HTMLDivElement>(null);
  const [stage, setStage] = useState<Stage>();
  const [shown, setShown] = useState<Shown>();

  useEffect(() => {
    if (!element.current) return;
    const created = createStage(element.current, { folder, picture });
    const update = () => setShown(shownBy(created));
    created.addOnceHandler('open', () => {
      setStage(created);
      update();
    });
    created.addHandler('viewport-change', update);
    return () => {
      setStage(undefined);
      created.destroy();
    };
  }, [folder, picture]);

  return { element, stage, shown };
}
