declare module '@jsonresume/schema' {
  export function validate(resume: unknown, callback: (errors: unknown[] | null, isValid: boolean) => void): void;
}
