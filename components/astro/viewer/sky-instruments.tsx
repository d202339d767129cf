import { formatDeclination, formatRightAscension } from '@/lib/astro/sky/coordinates';
import { chooseScaleBar, findDirections, type PicturePoint, type Plate, pixelToSky } from '@/lib/astro/sky/plate';

/** CSS pixels. */
const LONGEST_BAR = 140;
const ARM = 26;

interface InstrumentProps {
  plate: Plate;
  point: PicturePoint;
}

export function ScaleBar({ plate, shownWidth }: { plate: Plate; shownWidth: number }) {
  const bar = chooseScaleBar((plate.scale * plate.width) / shownWidth, LONGEST_BAR);
  return (
    <div role="img" aria-label={`Scale: the bar is ${bar.spoken} long`} className="sky-instrument">
      <span aria-hidden="true" className="block text-center text-caption tabular-nums">
        {bar.label}
      </span>
      <span aria-hidden="true" className="scale-bar" style={{ width: bar.length }} />
    </div>
  );
}

export function Compass({ plate, point }: InstrumentProps) {
  const { north, east } = findDirections(plate, point);
  return (
    <svg
      viewBox="-44 -44 88 88"
      role="img"
      aria-label={`North is ${describeDirection(north)} and east ${describeDirection(east)}`}
      className="sky-instrument sky-compass"
    >
      <Arm letter="N" angle={north} />
      <Arm letter="E" angle={east} />
    </svg>
  );
}

function Arm({ letter, angle }: { letter: string; angle: number }) {
  const x = Math.sin((angle * Math.PI) / 180);
  const y = -Math.cos((angle * Math.PI) / 180);
  return (
    <g data-letter={letter}>
      <line x2={x * ARM} y2={y * ARM} />
      <text x={x * (ARM + 10)} y={y * (ARM + 10)} textAnchor="middle" dominantBaseline="central">
        {letter}
      </text>
    </g>
  );
}

const DIRECTIONS = ['up', 'up and right', 'right', 'down and right', 'down', 'down and left', 'left', 'up and left'];

/** "up and left" for degrees clockwise from up. */
function describeDirection(angle: number): string {
  return DIRECTIONS[((Math.round(angle / 45) % 8) + 8) % 8] as string;
}

export function Coordinates({ plate, point }: InstrumentProps) {
  const { ra, dec } = pixelToSky(plate, point);
  return (
    <p className="tabular-nums">
      <span className="text-dim">Center</span> RA {formatRightAscension(ra)}, Dec {formatDeclination(dec)}
    </p>
  );
}
