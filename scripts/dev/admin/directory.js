/** Handles of the File System Access API for files that the dev server reads and writes. */

const API = '/admin/files/';

async function ask(path, options) {
  const response = await fetch(API + path.split('/').map(encodeURIComponent).join('/'), options);
  if (response.status === 404) throw new DOMException(`${path} does not exist`, 'NotFoundError');
  if (!response.ok) throw new Error(await response.text());
  return response;
}

class FileHandle {
  kind = 'file';

  constructor(path) {
    this.path = path;
    this.name = path.split('/').pop();
  }

  async getFile() {
    return new File([await (await ask(this.path)).blob()], this.name);
  }

  async createWritable() {
    const parts = [];
    return {
      write: async (part) => parts.push(part),
      close: async () => ask(this.path, { method: 'PUT', body: new Blob(parts) }),
    };
  }
}

export class DirectoryHandle {
  kind = 'directory';

  constructor(path = '') {
    this.path = path;
    this.name = path.split('/').pop();
  }

  pathOf(name) {
    return this.path ? `${this.path}/${name}` : name;
  }

  async *entries() {
    for (const { name, isFolder } of await (await ask(`${this.path}/`)).json()) {
      const path = this.pathOf(name);
      yield [name, isFolder ? new DirectoryHandle(path) : new FileHandle(path)];
    }
  }

  async getDirectoryHandle(name) {
    return new DirectoryHandle(this.pathOf(name));
  }

  async getFileHandle(name) {
    return new FileHandle(this.pathOf(name));
  }

  async removeEntry(name) {
    await ask(this.pathOf(name), { method: 'DELETE' });
  }
}
