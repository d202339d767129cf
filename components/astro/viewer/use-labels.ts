import { useState } from 'react';

const KEY = 'sky-labels';

/** Whether names are shown over pictures, remembered for the session. */
export function useLabels(): [boolean, () => void] {
  const [labels, setLabels] = useState(() => sessionStorage.getItem(KEY) !== 'off');
  const toggle = () => {
    sessionStorage.setItem(KEY, labels ? 'off' : 'on');
    setLabels(!labels);
  };
  return [labels, toggle];
}
