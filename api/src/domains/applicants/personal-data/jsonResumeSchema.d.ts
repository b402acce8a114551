/** The published schema and its validator come without types. */
declare module '@jsonresume/schema' {
  const schema: { validate(document: object, done: (errors: object[] | null) => void): void };
  export default schema;
}
