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
        <span title="Not known: it was not collected, or the source did not tell.">
          <span aria-hidden="true">{value}</span>
          <span className="sr-only">not known</span>
        </span>
      )}
    </span>
  );
}
