'use client';

import { type ReactNode, useEffect, useState } from 'react';
import { keepFocusInView } from './keep-focus-in-view';

interface ExportButtonProps {
  svgId: string;
  name: string;
  className: string;
  children: ReactNode;
}

export function ExportButton({ svgId, name, className, children }: ExportButtonProps) {
  const [failed, setFailed] = useState(false);
  useEffect(() => keepFocusInView(document.getElementById(svgId)), [svgId]);
  const save = async () => {
    const svg = document.getElementById(svgId);
    if (!(svg instanceof SVGSVGElement)) return;
    setFailed(false);
    try {
      const { savePng } = await import('./save-png');
      await savePng(svg, name);
    } catch {
      setFailed(true);
    }
  };
  return (
    <>
      <button type="button" onClick={save} className={`needs-script cursor-pointer ${className}`}>
        {children}
      </button>
      <span role="status" className="text-caption text-soft">
        {failed && 'Couldn’t create the image. Please try again.'}
      </span>
    </>
  );
}
