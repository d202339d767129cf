import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import axe from 'axe-core';
import { scriptsArrived } from '../scripts-arrived';
import type { Browser, Tab } from './browser';
import { type Found, inPage, record } from './in-page';
import { keyActions, pointerActions } from './input';
import { type Target, targetOf } from './target';
import { until } from './until';

/** Injected again into each document. */
const LIBRARY = `window.walk ?? ((${record})(), (() => { ${axe.source} })(), window.walk = (${inPage})())`;

const MAX_ATTEMPTS = 5;

/** The site in a tab of one browser. */
export class Site {
  constructor(
    readonly browser: Browser,
    readonly tab: Tab,
    private readonly origin: string,
  ) {}

  /** Opens a page and waits for its scripts. */
  async open(path: string) {
    await this.leave();
    await this.tab.open(this.origin + path);
    await this.untilReady();
  }

  async reload() {
    await this.leave();
    await this.tab.go('reload');
    await this.untilReady();
  }

  /** Waits until a page is loaded and its scripts run. */
  async untilReady() {
    const isReady = `!window.isLeft && document.readyState === 'complete' && (${scriptsArrived})()`;
    await until(() => this.evaluate<boolean>(isReady));
  }

  /** Marks the page, so that it is not taken for the next one. */
  private async leave() {
    await this.tab.evaluate('(window.isLeft = true)');
  }

  /** A page that goes away takes the question with it: the next page is asked again. */
  async evaluate<T>(expression: string): Promise<T> {
    for (let attempt = 1; ; attempt++) {
      try {
        return await this.tab.evaluate<T>(`(${LIBRARY}, ${expression})`);
      } catch (error) {
        if (attempt === MAX_ATTEMPTS) throw error;
      }
    }
  }

  role(role: string, name?: string | RegExp): Target {
    return targetOf(this, { role, name });
  }

  /** The innermost elements with this text. */
  text(text: string | RegExp): Target {
    return targetOf(this, { name: text });
  }

  /** The element with the keyboard's focus. */
  focused(): Promise<Found> {
    return this.evaluate('walk.focused()');
  }

  /** Presses keys one after the other; `Control+End` is a chord. */
  async press(...keys: string[]) {
    for (const key of keys) await this.tab.perform(keyActions(key.split('+')));
  }

  async type(text: string) {
    for (const character of text) await this.tab.perform(keyActions([character]));
  }

  async clickAt(x: number, y: number) {
    await this.tab.perform(pointerActions([x, y], 'click'));
  }

  /** Path, query and fragment. */
  address(): Promise<string> {
    return this.evaluate('location.pathname + location.search + location.hash');
  }

  /** Errors and warnings of the console, uncaught errors and violations of the policy on all pages so far. */
  recorded(): Promise<string[]> {
    return this.evaluate("JSON.parse((location.protocol === 'http:' && sessionStorage.getItem('recorded')) || '[]')");
  }

  /** Content of a file, once it is downloaded. */
  downloaded(name: string): Promise<Buffer> {
    const file = join(this.browser.downloads, name);
    return until(async () => {
      const content = readFileSync(file);
      const isWhole = content.length > 0 && !existsSync(`${file}.part`);
      if (isWhole) rmSync(file);
      return isWhole && content;
    });
  }

  /** How many pixels the page is wider than the window. */
  overflow(): Promise<number> {
    return this.evaluate('document.documentElement.scrollWidth - document.documentElement.clientWidth');
  }
}
