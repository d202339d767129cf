'use client';

import { type ReactNode, useState } from 'react';

interface ExportButtonProps {
  /** Id of the SVG on the page. */
  svgId: string;
  /** Name of the file, without its ending. */
  name: string;
  className: string;
  children: ReactNode;
}

/** Saves a drawing as a PNG. How it is done is only fetched when it is asked for. */
export function ExportButton({ svgId, name, className, children }: ExportButtonProps) {
  const [failed, setFailed] = useState(false);
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
      <span role="status" className="text-caption text-ink-soft">
        {failed && "Couldn't create the image. Please try again."}
      </span>
    </>
  );
}
