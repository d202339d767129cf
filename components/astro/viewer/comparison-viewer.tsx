import { useEffect, useRef, useState } from 'react';
import { Segmented, Select } from '../../ui/form/controls';
import { follow, type PictureFiles, type Stage, showAll } from './stage';
import { ToolButton } from './tool-button';
import { useBlink } from './use-blink';
import { useStage } from './use-stage';
import { ViewerDialog } from './viewer-dialog';
import './comparison.css';

interface ComparisonVersion extends PictureFiles {
  name: string;
  label: string;
  change: string;
}

export interface ComparedPictures {
  title: string;
  finished: PictureFiles;
  versions: ComparisonVersion[];
}

const MODES = [
  { value: 'slider', label: 'Slider' },
  { value: 'blink', label: 'Blink' },
  { value: 'side', label: 'Side by side' },
] as const;

type Mode = (typeof MODES)[number]['value'];

/** Two stages that show the same part of the sky. Styles decide how much of each is visible (docs/adr/0160). */
export function ComparisonViewer({ title, finished, versions, onClose }: ComparedPictures & { onClose(): void }) {
  const [name, setName] = useState(versions[0]?.name ?? '');
  const version = versions.find((candidate) => candidate.name === name) ?? versions[0];
  const [mode, setMode] = useState<Mode>('slider');
  const [position, setPosition] = useState(50);
  const blink = useBlink(mode === 'blink');
  const after = useStage(finished);
  const before = useStage(version ?? finished);
  const lead = useCommonView(after.stage, before.stage);
  if (!version) return null;

  const text = `${position}% ${version.label}, ${100 - position}% finished picture`;
  return (
    <ViewerDialog
      title={`${title}: before and after`}
      stage={after.stage}
      onClose={onClose}
      keys={mode === 'blink' ? { b: blink.swap, p: blink.toggle } : {}}
      keyHelp={mode === 'blink' ? ', B to swap, P to pause' : ''}
      tools={
        <>
          <Segmented<Mode> label="Comparison" options={MODES} value={mode} onChange={setMode} />
          {mode === 'blink' && <ToolButton onClick={blink.toggle}>{blink.isRunning ? 'Pause' : 'Play'}</ToolButton>}
          {mode === 'blink' && <ToolButton onClick={blink.swap}>Swap</ToolButton>}
          {versions.length > 1 && (
            <Select
              label="Version"
              value={name}
              onChange={setName}
              options={versions.map(({ name: value, label }) => ({ value, label }))}
            />
          )}
        </>
      }
      footer={
        <p>
          <span className="font-medium text-ink">{version.label}.</span> {version.change}
        </p>
      }
    >
      <div
        role="group"
        aria-roledescription="zoomable pictures"
        aria-label={title}
        aria-describedby="viewer-help"
        tabIndex={0}
        data-mode={mode}
        data-shown={blink.isBefore ? 'before' : 'after'}
        style={{ '--split': `${position}%` } as React.CSSProperties}
        className="comparison"
      >
        <div ref={after.element} onPointerDown={lead.after} onWheel={lead.after} className="comparison-after" />
        <div ref={before.element} onPointerDown={lead.before} onWheel={lead.before} className="comparison-before" />
        <span className="comparison-name comparison-name-before">{version.label}</span>
        <span className="comparison-name comparison-name-after">Finished</span>
        {mode === 'slider' && <span className="comparison-split" />}
        {mode === 'slider' && (
          <input
            type="range"
            aria-label={`Share of ${version.label}`}
            aria-valuetext={text}
            value={position}
            onChange={(event) => setPosition(event.target.valueAsNumber)}
            className="comparison-slider"
          />
        )}
      </div>
    </ViewerDialog>
  );
}

/** The stage that was touched last leads, and the other follows in each frame. */
function useCommonView(after: Stage | undefined, before: Stage | undefined) {
  const leader = useRef<'after' | 'before'>('after');
  useEffect(() => {
    if (!after || !before) return;
    const afterMoved = () => leader.current === 'after' && follow(before, after);
    const beforeMoved = () => leader.current === 'before' && follow(after, before);
    // Both change their size with the layout, one after the other.
    const resized = () => {
      showAll(after);
      showAll(before);
    };
    afterMoved();
    after.addHandler('viewport-change', afterMoved);
    before.addHandler('viewport-change', beforeMoved);
    before.addHandler('after-resize', resized);
    return () => {
      after.removeHandler('viewport-change', afterMoved);
      before.removeHandler('viewport-change', beforeMoved);
      before.removeHandler('after-resize', resized);
    };
  }, [after, before]);
  const lead = (side: 'after' | 'before') => () => {
    leader.current = side;
  };
  return { after: lead('after'), before: lead('before') };
}
