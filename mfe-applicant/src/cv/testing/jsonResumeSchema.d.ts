declare module '@jsonresume/schema' {
  export function validate(document: unknown, done: (errors: unknown, isValid: boolean) => void): void;
}
