interface FigureProps {
  value: string;
  known: boolean;
}

/** A large figure; one that is not known says why it is a dash. */
export function Figure({ value, known }: FigureProps) {
  return (
    <span className="figures text-figure">
      {known ? (
        value
      ) : (
        <>
          <span aria-hidden="true">{value}</span>
          <span className="ml-2 font-normal text-caption text-ink-faint tracking-normal">not known</span>
        </>
      )}
    </span>
  );
}
