/** Names with slashes between them. */
export function NameList({ names, label }: { names: string[]; label?: string }) {
  if (names.length === 0) return null;
  return (
    <ul className="flex flex-wrap" aria-label={label}>
      {names.map((name) => (
        <li key={name} className="not-last:after:px-3 not-last:after:text-rule not-last:after:content-['\200b/']">
          {name}
        </li>
      ))}
    </ul>
  );
}
