import CMS from './cms/index.js';

const addressOf = (name) => new URL(name, import.meta.url);

async function post(name, body) {
  const response = await fetch(addressOf(name), { method: 'POST', body });
  if (!response.ok) throw new Error(await response.text());
  return response;
}

// The CMS writes all fields again, without comments. It keeps fields that it does not know, such as `originalText`, into
// which the server merges the others.
CMS.registerCustomFormat('mdx-frontmatter', 'mdx', {
  fromFile: async (originalText) => ({ ...(await (await post('fields', originalText)).json()), originalText }),
  toFile: async (fields) => (await post('document', JSON.stringify(fields))).text(),
});
CMS.init({ config: await (await fetch(addressOf('config.json'))).json() });
