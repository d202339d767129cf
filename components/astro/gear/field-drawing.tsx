import type { Target } from '@/lib/astro/gear/rig-targets';
import { formatField } from '@/lib/astro/sky/coordinates';
import { type Plate, scaleBar, skyToPixel } from '@/lib/astro/sky/plate';

const WIDTH = 600;
const HEIGHT = 400;
/** Part of the drawing that the object or the field fills. */
const FILLED = 0.82;

interface FieldDrawingProps {
  target: Target;
  /** Degrees. */
  field: { width: number; height: number };
}

/** The field of view as a rectangle over an object, to scale, with north up and east to the left. */
export function FieldDrawing({ target, field }: FieldDrawingProps) {
  const degrees = Math.max(field.width / WIDTH, field.height / HEIGHT, target.extent / HEIGHT) / FILLED;
  const plate: Plate = { ...target, scale: degrees * 3600, rotation: 0, width: WIDTH, height: HEIGHT };
  const [width, height] = [field.width / degrees, field.height / degrees];
  const bar = scaleBar(plate.scale, WIDTH / 4);
  const place = (point: { ra: number; dec: number }) => skyToPixel(plate, point) ?? { x: -1, y: -1 };
  const { picture } = target;
  const label = `Field of view of ${formatField(field)} over ${target.name}`;
  return (
    <figure className="space-y-2">
      <svg
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        role="img"
        aria-label={label}
        className="w-full rounded-card border border-line bg-plate"
      >
        {picture && (
          <image
            href={picture.src}
            x={(WIDTH - picture.width / degrees) / 2}
            y={(HEIGHT - picture.height / degrees) / 2}
            width={picture.width / degrees}
            height={picture.height / degrees}
            transform={`rotate(${-picture.rotation} ${WIDTH / 2} ${HEIGHT / 2})`}
          />
        )}
        {target.outlines.map(({ major, minor, angle, ...center }) => {
          const { x, y } = place(center);
          return (
            <ellipse
              key={`${center.ra} ${center.dec}`}
              cx={x}
              cy={y}
              rx={minor / 120 / degrees}
              ry={major / 120 / degrees}
              transform={`rotate(${-angle} ${x} ${y})`}
              className="fill-ink/8 stroke-ink-faint"
            />
          );
        })}
        {target.stars.map(({ name, magnitude, ...point }) => {
          const { x, y } = place(point);
          return <circle key={name} cx={x} cy={y} r={Math.max(1.5, 7.5 - magnitude)} className="fill-ink" />;
        })}
        <rect
          x={(WIDTH - width) / 2}
          y={(HEIGHT - height) / 2}
          width={width}
          height={height}
          className="fill-accent/10 stroke-2 stroke-accent-ink"
        />
        <path d={`M16 ${HEIGHT - 14}v-6m0 3h${bar.length}m0 -3v6`} fill="none" className="stroke-ink-soft" />
      </svg>
      <figcaption className="text-caption text-ink-soft">
        {label}. North is up, east is left. The bar is {bar.spoken}.
      </figcaption>
    </figure>
  );
}
