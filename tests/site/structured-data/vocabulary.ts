import { readFileSync } from 'node:fs';

const SOURCE = readFileSync(new URL('../../../node_modules/schema-dts/dist/schema.d.ts', import.meta.url), 'utf8');

interface Declared {
  parents: string[];
  properties: string[];
}

const declared = new Map<string, Declared>();
for (const [, name = '', parents = '', body = ''] of SOURCE.matchAll(
  /interface (\w+Base) extends ([^{]+) \{\n([\s\S]*?)^\}/gm,
)) {
  const properties = [...body.matchAll(/^ {4}"(\w+)"\?:/gm)].map(([, property = '']) => property);
  declared.set(name, { parents: parents.split(', '), properties });
}

/** The properties of a schema.org type, including inherited ones; undefined for an unknown type. */
export function propertiesOf(type: string): Set<string> | undefined {
  const leaf = new RegExp(`interface ${type}Leaf extends ([^{]+) \\{\\s*"@type": "${type}"`).exec(SOURCE);
  if (leaf?.[1]) return new Set(inherited(leaf[1].split(', ')));
  // Roles are declared otherwise.
  return declared.has(`${type}Base`) ? new Set(inherited([`${type}Base`])) : undefined;
}

function inherited(names: string[]): string[] {
  return names.flatMap((name) => {
    const { parents = [], properties = [] } = declared.get(name) ?? {};
    return [...properties, ...inherited(parents)];
  });
}
