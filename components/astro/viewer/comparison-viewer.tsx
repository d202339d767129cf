import { useEffect, useState } from 'react';
import type { Picture } from '@/lib/astro/photo/picture';
import { Select } from '../../ui/form/controls';
import { splitStage } from './stage';
import { useStage } from './use-stage';
import { ViewerDialog } from './viewer-dialog';

const NAME =
  'pointer-events-none absolute top-3 rounded-card bg-plate/65 px-2 py-0.5 text-caption text-ink forced-colors:border forced-colors:bg-[Canvas]';

export interface ComparedPictures {
  title: string;
  finished: Picture;
  versions: { name: string; label: string; change: string; picture: Picture }[];
}

export function ComparisonViewer({ title, finished, versions, onClose }: ComparedPictures & { onClose(): void }) {
  const [name, setName] = useState(versions[0]?.name ?? '');
  const [position, setPosition] = useState(50);
  const version = versions.find((candidate) => candidate.name === name);
  const { element, stage, shown } = useStage(finished, version?.picture);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the split moves with what is shown
  useEffect(() => {
    if (stage) splitStage(stage, position / 100);
  }, [stage, shown, position]);

  if (!version) return null;
  return (
    <ViewerDialog
      title={`${title}: before and after`}
      stage={stage}
      onClose={onClose}
      tools={
        versions.length > 1 && (
          <Select
            label="Version"
            value={name}
            onChange={setName}
            options={versions.map(({ name: value, label }) => ({ value, label }))}
          />
        )
      }
      footer={
        <p>
          <span className="font-medium text-ink">{version.label}.</span> {version.change}
        </p>
      }
    >
      <div ref={element} className="absolute inset-0" />
      <span className={`left-3 ${NAME}`}>{version.label}</span>
      <span className={`right-3 ${NAME}`}>Finished</span>
      <span
        className="-translate-x-1/2 pointer-events-none absolute inset-y-0 w-0.5 bg-ink forced-color-adjust-none forced-colors:bg-[CanvasText]"
        style={{ left: `${position}%` }}
      />
      <input
        type="range"
        aria-label={`Share of ${version.label}`}
        aria-valuetext={`${position}% ${version.label}, ${100 - position}% finished picture`}
        value={position}
        onChange={(event) => setPosition(event.target.valueAsNumber)}
        className="absolute inset-x-0 bottom-0 h-11 w-full cursor-ew-resize accent-violet"
      />
    </ViewerDialog>
  );
}
