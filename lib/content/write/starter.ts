interface Given {
  title: string;
  today: string;
  order: number;
  picture?: object;
}

export interface Starter {
  name: string;
  /** The required fields. A value that only the owner knows is a text that begins with TODO. */
  fields: (given: Given) => Record<string, unknown>;
  /** Fields with a guess, which the document marks, such as sessions.0.date. */
  guesses?: string[];
  body?: string;
}

export const todo = (text: string) => `TODO: ${text}`;
