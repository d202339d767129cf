interface NameListProps {
  names: string[];
  label?: string;
  separator?: 'slash' | 'comma';
}

export function NameList({ names, label, separator = 'comma' }: NameListProps) {
  if (names.length === 0) return null;
  const mark =
    separator === 'comma'
      ? "not-last:after:mr-1 not-last:after:content-[',']"
      : "not-last:after:px-3 not-last:after:text-rule not-last:after:content-['\\200b/']";
  return (
    <ul className="flex flex-wrap" aria-label={label}>
      {names.map((name) => (
        <li key={name} className={mark}>
          {name}
        </li>
      ))}
    </ul>
  );
}
