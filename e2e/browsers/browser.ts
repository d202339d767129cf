/** Input of the WebDriver action format, which both protocols share. */
export type Actions = object[];

/** An open tab with a storage of its own. */
export interface Tab {
  open(url: string): Promise<void>;
  /** Value of an expression that is JSON, or a promise of it. */
  evaluate<T>(expression: string): Promise<T>;
  perform(actions: Actions): Promise<void>;
  /** Width of the page itself; WebKit takes the height with its toolbar. */
  resize(width: number, height: number): Promise<void>;
  go(where: 'back' | 'forward' | 'reload'): Promise<void>;
  /** The page as a PDF; absent where the browser cannot print without a dialog. */
  print?(): Promise<Uint8Array>;
  close(): Promise<void>;
}

export interface Browser {
  /** Name and version. */
  title: string;
  /** Folder that receives every download. */
  downloads: string;
  newTab(): Promise<Tab>;
  stop(): Promise<void>;
}

/** Resolves with the first match in what a process prints. */
export function untilPrinted(stream: NodeJS.ReadableStream, pattern: RegExp): Promise<string> {
  return new Promise((resolve, reject) => {
    let output = '';
    stream.on('data', (text) => {
      output += text;
      const [match] = pattern.exec(output) ?? [];
      if (match) resolve(match);
    });
    stream.on('end', () => reject(new Error(`The browser ended before it printed ${pattern}:\n${output}`)));
  });
}
