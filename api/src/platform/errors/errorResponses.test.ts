import { isDatabaseUnreachable } from './databaseErrors.ts';
import * as z from 'zod/mini';
import { validatorCompiler } from 'fastify-type-provider-zod';
import { fieldMessages, type FieldIssue } from './fieldMessages.ts';

describe('databaseErrors', () => {
  const failing = (message: string, facts: object = {}) => Object.assign(new Error(message), facts);

  test.each([
    ['a socket that is not there', failing('', { code: 'ENOENT', syscall: 'connect' }), true],
    [
      'a server that refuses on all its addresses',
      failing('', { errors: [failing('', { code: 'ECONNREFUSED' })] }),
      true,
    ],
    ['a server that is shutting down', failing('', { code: '57P01' }), true],
    ['a server whose disk is full', failing('', { code: '53100' }), true],
    ['no connection within the time', failing('timeout exceeded when trying to connect'), true],
    ['a connection that broke off', failing('Connection terminated unexpectedly'), true],
    ['a file that is not there', failing('', { code: 'ENOENT', syscall: 'open' }), false],
    ['a statement that is wrong', failing('', { code: '42601' }), false],
    ['something else', undefined, false],
  ])('%s', (_title, error, isAway) => {
    expect(isDatabaseUnreachable(error)).toBe(isAway);
  });
});

describe('fieldMessages', () => {
  const schema = z.strictObject({
    title: z.string().check(z.minLength(3), z.maxLength(5)),
    count: z.int().check(z.gte(1), z.lte(5)),
    kind: z.enum(['text', 'choice']),
    tags: z.array(z.string()).check(z.maxLength(1)),
    isOpen: z.boolean(),
  });
  const good = { title: 'Cook', count: 1, kind: 'text', tags: [], isOpen: true };

  function sentencesFor(sent: object): Record<string, string[]> {
    const check = validatorCompiler({ schema, method: 'POST', url: '/', httpPart: 'body' }) as (
      data: unknown,
    ) => {
      error?: FieldIssue[];
    };
    const fields = fieldMessages(check(sent).error ?? [], sent);
    return Object.fromEntries(
      Object.entries(fields).map(([field, texts]) => [field, texts.map(({ message }) => message)]),
    );
  }

  test.each([
    [{ title: undefined }, 'title', 'This field is required.'],
    [{ title: '' }, 'title', 'This field is required.'],
    [{ title: 'Co' }, 'title', 'This needs at least 3 characters.'],
    [{ title: 'Line cook' }, 'title', 'This may have at most 5 characters.'],
    [{ title: 7 }, 'title', 'This must be text.'],
    [{ count: 'many' }, 'count', 'This must be a number.'],
    [{ count: 1.5 }, 'count', 'This must be a whole number.'],
    [{ count: -1 }, 'count', 'This must be at least 1.'],
    [{ count: 9 }, 'count', 'This must be at most 5.'],
    [{ kind: 'song' }, 'kind', 'This must be one of: text, choice.'],
    [{ tags: ['a', 'b'] }, 'tags', 'Choose at most 1.'],
    [{ tags: [1] }, 'tags.0', 'This must be text.'],
    [{ isOpen: 'yes' }, 'isOpen', 'This must be true or false.'],
    [{ admin: true }, 'admin', 'This field does not exist. Leave it out.'],
  ])('describes %j, %s: %s', (change, field, sentence) => {
    expect(sentencesFor({ ...good, ...change })).toEqual({ [field]: [sentence] });
  });
});
