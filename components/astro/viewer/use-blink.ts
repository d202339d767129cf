import { useEffect, useState } from 'react';

/** Slow enough for everyone who is sensitive to flashes. */
const PERIOD_MS = 1000;

/** Swaps two pictures every second. It starts paused for those who prefer less motion. */
export function useBlink(isActive: boolean) {
  const [isBefore, setIsBefore] = useState(false);
  const [isRunning, setIsRunning] = useState(() => !window.matchMedia('(prefers-reduced-motion: reduce)').matches);
  const swap = () => setIsBefore((before) => !before);

  useEffect(() => {
    if (!isActive || !isRunning) return;
    const timer = setInterval(() => setIsBefore((before) => !before), PERIOD_MS);
    return () => clearInterval(timer);
  }, [isActive, isRunning]);

  return {
    isBefore,
    isRunning,
    toggle: () => setIsRunning((running) => !running),
    swap: () => {
      setIsRunning(false);
      swap();
    },
  };
}
