import * as z from 'zod/mini';

/**
 * Makes a builder: `build({ title: 'Barista' })` answers a whole, valid value in which only what the test is about
 * was said. The value is parsed, so a builder that falls behind its contract fails at once.
 * (Two calls, so that `defaults` is checked against the schema's type.)
 */
export const builder =
  <Value extends object>(schema: z.ZodMiniType<Value>) =>
  (defaults: (overrides: Partial<Value>) => Value) =>
  (overrides: Partial<Value> = {}): Value =>
    z.parse(schema, { ...defaults(overrides), ...overrides });
