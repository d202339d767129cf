export function NameList({ names, label }: { names: string[]; label?: string }) {
  if (names.length === 0) return null;
  return (
    <ul className="name-list -ml-7 flex flex-wrap" aria-label={label}>
      {names.map((name) => (
        <li key={name}>{name}</li>
      ))}
    </ul>
  );
}
