import { documentType, documentTypes } from '../../../lib/content/schema/documents';
import { documentSchema, type JsonSchema, withoutNull } from '../../../lib/content/schema/json-schema';
import { env } from '../../../lib/env';
import type { EditorList } from '../../../lib/section';

const LABELS: Record<string, string> = {
  also: 'Other spellings',
  alt: 'Description of the picture',
  bggImages: 'Pictures from BoardGameGeek',
  bggUsername: 'User name on BoardGameGeek',
  body: 'Text',
  dec: 'Declination',
  'dev-stats': 'Developer statistics',
  fwhm: 'Star width (FWHM)',
  href: 'Link',
  id: 'Short name',
  iso: 'ISO',
  ra: 'Right ascension',
  sqm: 'Sky brightness (SQM)',
  src: 'Picture',
};

/** A switch would write "no" into each document that lacks the field. */
const YES_OR_NO = [
  { label: 'Yes', value: true },
  { label: 'No', value: false },
];

/** `folder` is what the owner has to select. */
export function cmsConfig(folder: string) {
  return {
    // The CMS works with a local folder only beside a host. Nothing is sent to it.
    backend: { name: 'github', repo: `local/${folder}`, auth_methods: ['token'] },
    app_title: 'Edit the site',
    load_config_file: false,
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
      makeFile('Profile', 'Profile'),
      makeFile('ResumeOverview', 'Résumé'),
      ...Object.entries(documentTypes).flatMap(([name, { editor }]) => (editor ? [makeList(name, editor)] : [])),
    ],
  };
}

function makeFile(name: string, label: string) {
  const file = `${env.contentDir}/${documentType(name).pattern}`;
  // `npm run init` writes empty lists.
  const fields = makeDocumentFields(name).map((field) =>
    field.widget === 'list' ? { ...field, required: false } : field,
  );
  return { name, label, files: [{ name, label, file, format: 'mdx-frontmatter', fields }] };
}

function makeList(name: string, { newest, ...list }: EditorList) {
  const { pattern, schema } = documentType(name);
  const [folder, files] = pattern.split('/');
  return {
    name,
    folder: `${env.contentDir}/${folder}`,
    extension: 'mdx',
    format: 'mdx-frontmatter',
    create: true,
    identifier_field: 'title' in schema.shape ? 'title' : 'organization',
    ...list,
    ...(newest && { sortable_fields: { fields: [newest], default: { field: newest, direction: 'descending' } } }),
    ...(files === '**' && { nested: { subfolders: false } }),
    fields: makeDocumentFields(name),
  };
}

type Fields = Record<string, unknown>;

function makeDocumentFields(name: string): Fields[] {
  const body = { name: 'body', label: LABELS.body, widget: 'richtext', modes: ['raw'], required: false };
  return [...makeFields(documentSchema(name)), body];
}

function makeFields({ properties = {}, required = [] }: JsonSchema): Fields[] {
  return Object.entries(properties as Record<string, JsonSchema>).map(([name, property]) => {
    const isRequired = required.includes(name) && !property.anyOf;
    const field = { name, label: makeLabel(name), hint: property.description, required: isRequired };
    return { ...field, ...chooseWidget(withoutNull(property), isRequired) };
  });
}

function chooseWidget(schema: JsonSchema, isRequired: boolean): object {
  const { type, format, items, minimum, maximum, maxLength = 0 } = schema;
  if (schema.enum) return { widget: 'select', options: schema.enum };
  if (schema.refersTo === 'image') return { widget: 'image', choose_url: false };
  if (format === 'date') return { widget: 'datetime', type: 'date', format: 'YYYY-MM-DD' };
  if (type === 'boolean') return isRequired ? { widget: 'boolean' } : { widget: 'select', options: YES_OR_NO };
  if (type === 'integer') return { widget: 'number', value_type: 'int', min: minimum, max: maximum };
  if (type === 'number') return { widget: 'number', value_type: 'float', step: 0.001, min: minimum, max: maximum };
  if (type === 'object') return { widget: 'object', collapsed: !isRequired, fields: makeFields(schema) };
  if (type === 'array') return { widget: 'list', collapsed: true, ...makeItems(items as JsonSchema) };
  return { widget: maxLength > 200 ? 'text' : 'string' };
}

function makeItems(schema: JsonSchema): object {
  if (schema.type === 'object') return { fields: makeFields(schema) };
  return { field: { name: 'item', label: 'Item', ...chooseWidget(schema, true) } };
}

function makeLabel(name: string): string {
  const words = name.replace(/\B[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`).replace(/\burl\b/, 'URL');
  return LABELS[name] ?? words.charAt(0).toUpperCase() + words.slice(1);
}
