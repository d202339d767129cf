/** Names with slashes between them. The slash before the first name of a line is cut off. */
export function NameList({ names, label }: { names: string[]; label?: string }) {
  if (names.length === 0) return null;
  return (
    <ul className="-ml-7 flex flex-wrap [clip-path:inset(0_0_0_1.75rem)]" aria-label={label}>
      {names.map((name) => (
        <li
          key={name}
          className="relative min-w-0 pl-7 before:absolute before:left-2.5 before:text-rule before:content-['/']"
        >
          {name}
        </li>
      ))}
    </ul>
  );
}
