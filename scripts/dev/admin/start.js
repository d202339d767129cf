import CMS from './cms/index.js';

const resolveAddress = (name) => new URL(name, import.meta.url);

async function post(name, body) {
  const response = await fetch(resolveAddress(name), { method: 'POST', body });
  const text = await response.text();
  if (!response.ok) throw new Error(text);
  return text;
}

// The CMS drops comments. It keeps unknown fields: one has the original text, into which the server merges the others.
CMS.registerCustomFormat('mdx-frontmatter', 'mdx', {
  fromFile: async (originalText) => ({ ...JSON.parse(await post('fields', originalText)), originalText }),
  toFile: (fields) => post('document', JSON.stringify(fields)),
});
CMS.init({ config: await (await fetch(resolveAddress('config.json'))).json() });
