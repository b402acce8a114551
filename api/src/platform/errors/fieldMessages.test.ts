import * as z from 'zod/mini';
import { validatorCompiler } from 'fastify-type-provider-zod';
import { fieldMessages, type FieldIssue } from './fieldMessages.ts';

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
