declare module 'turndown' {
  type Filter = string | string[] | ((element: Element) => boolean);

  interface Rule {
    filter: Filter;
    replacement: (content: string, element: Element) => string;
  }

  export default class Turndown {
    constructor(options?: {
      bulletListMarker?: '-';
      codeBlockStyle?: 'fenced';
      headingStyle?: 'atx';
      emDelimiter?: '*';
      br?: string;
      blankReplacement?: Rule['replacement'];
    });
    addRule(name: string, rule: Rule): this;
    escape(text: string): string;
    turndown(html: string): string;
  }
}
