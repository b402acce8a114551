import { expect, test } from '@jest/globals';
import pureSchemasLoader from './pureSchemasLoader.ts';

test('marks each call that creates a schema, also in chains and arguments', () => {
  const source = `import * as z from 'zod/mini';
const place = z.object({ name: z.string().check(z.minLength(1)), note: textSchema(20) });
function textSchema(length) { return z.string().check(z.maxLength(length)); }`;
  expect(pureSchemasLoader(source)).toBe(`import * as z from 'zod/mini';
const place = /*#__PURE__*/ z.object({ name: /*#__PURE__*/ z.string().check(/*#__PURE__*/ z.minLength(1)), note: /*#__PURE__*/ textSchema(20) });
function textSchema(length) { return /*#__PURE__*/ z.string().check(/*#__PURE__*/ z.maxLength(length)); }`);
});

test('leaves modules without zod alone', () => {
  expect(pureSchemasLoader('const a = z.object({});')).toBe('const a = z.object({});');
});
