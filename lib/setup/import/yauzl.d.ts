declare module 'yauzl' {
  import type { Readable } from 'node:stream';

  export interface Entry {
    fileName: string;
    uncompressedSize: number;
    isEncrypted(): boolean;
  }

  interface ZipFile {
    eachEntry(): AsyncIterable<Entry>;
    openReadStreamPromise(entry: Entry): Promise<Readable>;
  }

  const yauzl: { openPromise(file: string, options: { strictFileNames: boolean }): Promise<ZipFile> };
  export default yauzl;
}
