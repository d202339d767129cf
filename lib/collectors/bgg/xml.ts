import { XMLParser, XMLValidator } from 'fast-xml-parser';

/** An element: attributes by name with @ before it, children by name, text under #text. */
export type Element = Readonly<Record<string, unknown>>;

/** Elements and attributes that are read. All others, comments and private notes among them, never leave the parser. */
const ELEMENTS = new Set(
  (
    'items item errors error message div name originalname yearpublished image numplays stats status rating statistics ' +
    'ratings average bayesaverage averageweight ranks rank minplayers maxplayers minplaytime maxplaytime playingtime link'
  ).split(' '),
);
const ATTRIBUTES = new Set(
  (
    'id objectid type subtype value name own message totalitems inbound minplayers maxplayers minplaytime maxplaytime ' +
    'playingtime'
  ).split(' '),
);

const parser = new XMLParser({
  ignoreAttributes: (name) => !ATTRIBUTES.has(name),
  attributeNamePrefix: '@',
  parseTagValue: false,
  // The few texts that are kept are decoded by toLine, which knows no entity that a document declares.
  processEntities: false,
  ignoreDeclaration: true,
  ignorePiTags: true,
  maxNestedTags: 20,
  updateTag: (name) => ELEMENTS.has(name),
});

/** The root element of a document and its name; undefined for what is not well-formed or declares entities. */
export function parseXml(text: string): { name: string; root: Element } | undefined {
  if (/<!(DOCTYPE|ENTITY)/i.test(text)) return undefined;
  try {
    if (XMLValidator.validate(text) !== true) return undefined;
    const [[name, root] = [], ...more] = Object.entries(parser.parse(text) as Element);
    return name === undefined || more.length > 0 || Array.isArray(root) ? undefined : { name, root: toElement(root) };
  } catch {
    // The parser throws for depth and for names such as __proto__.
    return undefined;
  }
}

/** Children of that name, in order. */
export function childrenOf(element: Element | undefined, name: string): Element[] {
  const found = element && Object.hasOwn(element, name) ? element[name] : undefined;
  if (found === undefined) return [];
  return (Array.isArray(found) ? found : [found]).map(toElement);
}

/** The first of them. */
export function childOf(element: Element | undefined, name: string): Element | undefined {
  return childrenOf(element, name)[0];
}

/** An attribute, or with #text the element's own text, as it is written in the document. */
export function stringOf(element: Element | undefined, name: string): string | undefined {
  const value = element && Object.hasOwn(element, name) ? element[name] : undefined;
  return typeof value === 'string' ? value : undefined;
}

function toElement(value: unknown): Element {
  return typeof value === 'object' && value !== null ? (value as Element) : { '#text': String(value ?? '') };
}
