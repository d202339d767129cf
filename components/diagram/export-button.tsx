'use client';

import { type ReactNode, useEffect, useState } from 'react';

interface ExportButtonProps {
  svgId: string;
  name: string;
  className: string;
  children: ReactNode;
}

export function ExportButton({ svgId, name, className, children }: ExportButtonProps) {
  const [failed, setFailed] = useState(false);
  // Firefox scrolls to a focused HTML element only.
  useEffect(() => {
    // Chromium gives the focus to an SVG that listens for it, so its region does.
    const region = document.getElementById(svgId)?.parentElement;
    const scroll = ({ target }: FocusEvent) =>
      (target as Element).scrollIntoView({ block: 'nearest', inline: 'nearest' });
    region?.addEventListener('focusin', scroll);
    return () => region?.removeEventListener('focusin', scroll);
  }, [svgId]);
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
