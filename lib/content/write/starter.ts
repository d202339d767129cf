interface Given {
  title: string;
  /** "2026-11-23" */
  today: string;
  /** Of the next document in a list that is ordered by hand. */
  order: number;
  /** The blank picture of a photograph. */
  picture?: object;
}

export interface Starter {
  /** What the command calls the type. */
  name: string;
  folder: string;
  /** The required fields. What only the owner knows is a text that begins with TODO. */
  fields: (given: Given) => Record<string, unknown>;
  /** Fields with a guess, which the document marks, such as sessions.0.date. */
  guesses?: string[];
  body?: string;
}

export const todo = (text: string) => `TODO: ${text}`;
