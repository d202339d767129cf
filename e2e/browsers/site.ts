import axe from 'axe-core';
import { scriptsArrived } from '../scripts-arrived';
import type { Browser, Tab } from './browser';
import { type Found, inPage, record, type Step } from './in-page';
import { keyActions, pointerActions } from './input';
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
    return new Target(this, [step(role, name)]);
  }

  /** The innermost elements with this text. */
  text(text: string | RegExp): Target {
    return new Target(this, [step(undefined, text)]);
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
    return this.evaluate("JSON.parse(sessionStorage.getItem('recorded') ?? '[]')");
  }

  /** Width of the page, which is more than the window's if something overflows. */
  pageWidth(): Promise<number> {
    return this.evaluate('document.documentElement.scrollWidth');
  }
}

/** Elements found by role and name, anew at each question. */
export class Target {
  constructor(
    private readonly site: Site,
    private readonly steps: Step[],
  ) {}

  role(role: string, name?: string | RegExp): Target {
    return new Target(this.site, [...this.steps, step(role, name)]);
  }

  text(text: string | RegExp): Target {
    return new Target(this.site, [...this.steps, step(undefined, text)]);
  }

  all(): Promise<Found[]> {
    return this.site.evaluate(`walk.find(${JSON.stringify(this.steps)})`);
  }

  async count(): Promise<number> {
    return (await this.all()).length;
  }

  async texts(): Promise<string[]> {
    return (await this.all()).map(({ text }) => text);
  }

  async first(): Promise<Partial<Found>> {
    return (await this.all())[0] ?? {};
  }

  async focus() {
    await until(async () => (await this.count()) > 0);
    await this.site.evaluate(`walk.focus(${JSON.stringify(this.steps)})`);
  }

  async click() {
    await this.site.tab.perform(pointerActions(await this.place(), 'click'));
  }

  async hover() {
    await this.site.tab.perform(pointerActions(await this.place(), 'move'));
  }

  private place(): Promise<[number, number]> {
    return until(async () => {
      const place = await this.site.evaluate<[number, number] | string>(`walk.placeOf(${JSON.stringify(this.steps)})`);
      if (typeof place === 'string') throw new Error(`${JSON.stringify(this.steps)}: ${place}`);
      return place;
    });
  }
}

function step(role: string | undefined, name: string | RegExp | undefined): Step {
  return { role, name: name instanceof RegExp ? String(name) : name };
}
