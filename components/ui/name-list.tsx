/** Names with slashes between them. */
export function NameList({ names, label }: { names: string[]; label?: string }) {
  if (names.length === 0) return null;
  return (
    <ul className="name-list" aria-label={label}>
      {names.map((name) => (
        <li key={name}>{name}</li>
      ))}
    </ul>
  );
}
