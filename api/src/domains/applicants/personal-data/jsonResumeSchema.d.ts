/** Types of the published schema and validator, which have none. */
declare module '@jsonresume/schema' {
  const schema: { validate(document: object, done: (errors: object[] | null) => void): void };
  export default schema;
}
