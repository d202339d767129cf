export interface Starter {
  name: string;
  /** The required fields. A value that only the owner knows is a text that begins with TODO. */
  fields: (given: { title: string; today: string; order: number }) => Record<string, unknown>;
  /** Fields with a guess, which the document marks. */
  guesses?: string[];
  body?: string;
}

export const todo = (text: string) => `TODO: ${text}`;
