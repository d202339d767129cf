import CMS from '/admin/cms/index.js';
import { DirectoryHandle } from '/admin/directory.js';

// The test backend of Sveltia CMS keeps its files in the browser's own folder and needs no account. Here that folder is
// the content of the dev server.
const root = new DirectoryHandle();
navigator.storage.getDirectory = async () => ({ getDirectoryHandle: async () => root });
// Without it, files are written in place.
delete FileSystemFileHandle.prototype.move;
localStorage.setItem('sveltia-cms.user', JSON.stringify({ backendName: 'test-repo' }));

const config = await (await fetch('/admin/config.json')).json();
CMS.init({ config });
