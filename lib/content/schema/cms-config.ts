import { z } from 'zod';
import { typeOfFile } from '../check/addresses';
import { type DocumentTypeName, documentTypes } from './documents';
import type { JsonSchema } from './json-schema';

/** The first of them that a type has names its documents in lists. */
const NAMING_FIELDS = ['title', 'name', 'organization'];

type EditedType = Exclude<DocumentTypeName, 'BoardGameCollection'>;

/** The types that people write. */
const LISTS: Record<EditedType, string> = {
  Profile: 'Profile',
  ResumeOverview: 'Résumé',
  Role: 'Roles',
  Biography: 'Biographies',
  Project: 'Projects',
  GearGroup: 'Gear',
  PageMeta: 'Pages',
  Doc: 'Documentation',
  Diagram: 'Diagrams',
  AstroPhoto: 'Photographs',
  Experiment: 'Experiments',
  Talk: 'Talks',
  Article: 'Writing',
  BoardSeat: 'Board seats',
};

interface CmsOptions {
  /** Of the content, without a slash at its end. */
  folder?: string;
  backend?: { name: string; [option: string]: unknown };
}

/** Folders with subfolders, and single documents, are lists of files. `paths` are below the folder. */
export function cmsConfig(
  paths: readonly string[],
  { folder = 'content', backend = { name: 'test-repo' } }: CmsOptions = {},
) {
  const names = Object.keys(LISTS) as EditedType[];
  const isFolder = (name: EditedType) => /^[^*]+\/\*\.mdx$/.test(documentTypes[name].pattern);
  return {
    backend,
    load_config_file: false,
    publish_mode: 'simple',
    media_folder: 'public/uploads',
    public_folder: '/uploads',
    // New sizes and formats also remove the place where a picture was taken.
    media_libraries: {
      default: {
        config: {
          slugify_filename: true,
          transformations: { raster_image: { format: 'webp', quality: 85, width: 2048, height: 2048 } },
        },
      },
      stock_assets: { providers: [] },
    },
    slug: { encoding: 'ascii', clean_accents: true },
    output: { omit_empty_optional_fields: true },
    collections: [
      ...names.filter(isFolder).map((name) => folderOf(name, folder)),
      ...filesOf(
        paths,
        names.filter((name) => !isFolder(name)),
        folder,
      ),
    ],
  };
}

function folderOf(name: EditedType, root: string) {
  const folder = documentTypes[name].pattern.replace('/*.mdx', '');
  return {
    name,
    label: LISTS[name],
    label_singular: labelOf(name),
    folder: `${root}/${folder}`,
    extension: 'mdx',
    format: 'yaml-frontmatter',
    create: true,
    identifier_field: NAMING_FIELDS.find((field) => field in documentTypes[name].schema.shape),
    fields: documentFields(name),
  };
}

function filesOf(paths: readonly string[], names: readonly EditedType[], root: string) {
  return names.flatMap((name) => {
    const files = paths
      .filter((path) => typeOfFile(path) === name)
      .map((path) => ({
        name: path.replace(/\.mdx$/, '').replaceAll('/', '-'),
        label: path.replace(/\.mdx$/, ''),
        file: `${root}/${path}`,
        format: 'yaml-frontmatter',
        fields: documentFields(name),
      }));
    return files.length > 0 ? [{ name, label: LISTS[name], files }] : [];
  });
}

function documentFields(name: DocumentTypeName): object[] {
  const body = { name: 'body', label: 'Body', widget: 'richtext', modes: ['raw'], required: false };
  return [...fieldsOf(z.toJSONSchema(documentTypes[name].schema)), body];
}

function fieldsOf({ properties = {}, required = [] }: JsonSchema): object[] {
  return Object.entries(properties as Record<string, JsonSchema>).map(([name, property]) => {
    const options = (property.anyOf as JsonSchema[] | undefined) ?? [property];
    const schema = options.find(({ type }) => type !== 'null') ?? property;
    const isRequired = required.includes(name) && options.length === 1;
    const hint = property.description;
    return { name, label: labelOf(name), hint, required: isRequired, ...widgetOf(schema, isRequired) };
  });
}

function widgetOf(schema: JsonSchema, isRequired: boolean): object {
  const { type, format, items, minimum, maximum, maxLength = 0 } = schema;
  if (schema.enum) return { widget: 'select', options: schema.enum };
  if (schema.refersTo === 'image') return { widget: 'image', choose_url: false };
  if (format === 'date') return { widget: 'datetime', type: 'date', format: 'YYYY-MM-DD' };
  if (type === 'boolean') return { widget: 'boolean' };
  if (type === 'integer') return { widget: 'number', value_type: 'int', min: minimum, max: maximum };
  if (type === 'number') return { widget: 'number', value_type: 'float', step: 0.001, min: minimum, max: maximum };
  if (type === 'object') return { widget: 'object', collapsed: !isRequired, fields: fieldsOf(schema) };
  if (type === 'array') return { widget: 'list', collapsed: true, ...itemsOf(items as JsonSchema) };
  return { widget: maxLength > 200 ? 'text' : 'string' };
}

function itemsOf(schema: JsonSchema): object {
  if (schema.type === 'object') return { fields: fieldsOf(schema) };
  return { field: { name: 'item', label: 'Item', ...widgetOf(schema, true) } };
}

/** "Start date" for startDate, "Page meta" for PageMeta. */
function labelOf(name: string): string {
  const words = name.replace(/_/g, ' ').replace(/\B[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return words.charAt(0).toUpperCase() + words.slice(1);
}
