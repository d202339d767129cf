declare module '@jsonresume/schema' {
  export interface Schema {
    properties?: Record<string, Schema>;
    items?: Schema;
  }
  export const schema: Schema;
  export function validate(resume: unknown, callback: (errors: unknown[] | null, isValid: boolean) => void): void;
}
