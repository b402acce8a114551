import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ErrorCode } from '@cpa/shared/server';
import { DomainError, errorText, invalidField, notFound } from './domainError.ts';

test('fills the values of a text into its message, with days and times formatted', () => {
  const conflict = new DomainError(409, 'status_changed', {
    isKnown: 'yes',
    name: 'Ana',
    status: 'offer',
    time: '2026-11-20T18:05:00.000Z',
  });
  expect(conflict.message).toBe(
    'Ana changed the status to Offer at 14:05. Nothing was saved. Check it, then choose again.',
  );
  const later = errorText('no_posting_left', { count: 2, day: '2026-12-01' });
  expect(later.message).toContain('2 postings that you bought can be used from 1 December 2026. Choose');
});

test('uses the text of a field error as its message', () => {
  const error = invalidField('tags', 'too_many_tags', { max: 20 });
  const text = { code: 'too_many_tags', params: { max: 20 }, message: error.message };
  expect(error.fields).toEqual({ tags: [text] });
  expect(notFound('vacancy')).toMatchObject({ status: 404, code: 'vacancy_not_found' });
});

test('a sentence, an unknown code and wrong values do not compile', () => {
  // @ts-expect-error A free sentence.
  expect(new DomainError(409, 'You cannot do this.').message).toBe('You cannot do this.');
  // @ts-expect-error A noun without text.
  expect(notFound('unicorn').message).toBe('unicorn_not_found');
  // @ts-expect-error Without its value.
  expect(errorText('too_many_tags').code).toBe('too_many_tags');
  // @ts-expect-error Another value.
  expect(errorText('too_many_tags', { maximum: 20 }).code).toBe('too_many_tags');
});

test('every text is used', () => {
  const root = join(import.meta.dirname, '../../../..');
  const read = (file: string) => readFileSync(join(root, file), 'utf8');
  const catalogue = JSON.parse(read('shared/src/messages/errors.messages.json')) as Record<ErrorCode, string>;
  const files = globSync(['api/src/**/*.ts', 'shell/server/proxy/*.ts'], { cwd: root });
  const source = files
    .filter((file) => !file.endsWith('.test.ts'))
    .map(read)
    .join('\n');
  const isUsed = (code: string) =>
    source.includes(`'${code}'`) ||
    (code.endsWith('_not_found') && source.includes(`'${code.slice(0, -'_not_found'.length)}'`)) ||
    (code.endsWith('_expected') && source.includes(code));
  expect((Object.keys(catalogue) as ErrorCode[]).filter((code) => !isUsed(code))).toEqual([]);
});
