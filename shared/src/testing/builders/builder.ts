import * as z from 'zod/mini';

/**
 * Creates a builder: `build({ title: 'Barista' })` returns a complete, valid value with the given overrides. The
 * schema parses the value, so an outdated builder fails. Curried, so that TypeScript checks `defaults` against the schema.
 */
export const builder =
  <Value extends object>(schema: z.ZodMiniType<Value>) =>
  (defaults: (overrides: Partial<Value>) => Value) =>
  (overrides: Partial<Value> = {}): Value =>
    z.parse(schema, { ...defaults(overrides), ...overrides });
