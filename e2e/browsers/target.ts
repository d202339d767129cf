import type { Tab } from './browser';
import type { Found, Step } from './in-page';
import { pointerActions } from './input';
import { until } from './until';

/** What a target needs of its site. */
interface Page {
  tab: Tab;
  evaluate<T>(expression: string): Promise<T>;
}

interface Wanted {
  role?: string;
  name?: string | RegExp;
}

export function targetOf(page: Page, wanted: Wanted): Target {
  return new Target(page, [stepOf(wanted)]);
}

/** Elements found by role and name, anew at each question. */
export class Target {
  constructor(
    private readonly page: Page,
    private readonly steps: Step[],
  ) {}

  role(role: string, name?: string | RegExp): Target {
    return new Target(this.page, [...this.steps, stepOf({ role, name })]);
  }

  text(text: string | RegExp): Target {
    return new Target(this.page, [...this.steps, stepOf({ name: text })]);
  }

  all(): Promise<Found[]> {
    return this.page.evaluate(`walk.find(${JSON.stringify(this.steps)})`);
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
    await this.page.evaluate(`walk.focus(${JSON.stringify(this.steps)})`);
  }

  async click() {
    await this.page.tab.perform(pointerActions(await this.place(), 'click'));
  }

  async hover() {
    await this.page.tab.perform(pointerActions(await this.place(), 'move'));
  }

  private place(): Promise<[number, number]> {
    return until(async () => {
      const place = await this.page.evaluate<[number, number] | string>(`walk.placeOf(${JSON.stringify(this.steps)})`);
      if (typeof place === 'string') throw new Error(`${JSON.stringify(this.steps)}: ${place}`);
      return place;
    });
  }
}

function stepOf({ role, name }: Wanted): Step {
  return { role, name: name instanceof RegExp ? String(name) : name };
}
