import {
  assertComplete,
  assertOtherLanguages,
  assertValidQuestions,
  assertValidSalary,
  withSalaryDefaults,
} from './content.rules.ts';

const salary = { salary_min: null, salary_max: null, salary_currency: null, salary_period: null };

test('a salary defaults to florins a month', () => {
  expect(withSalaryDefaults({ ...salary, salary_min: 250_000 })).toMatchObject({
    salary_currency: 'AWG',
    salary_period: 'month',
  });
  expect(
    withSalaryDefaults({ ...salary, salary_max: 1500, salary_currency: 'USD', salary_period: 'hour' }),
  ).toEqual({
    ...salary,
    salary_max: 1500,
    salary_currency: 'USD',
    salary_period: 'hour',
  });
  expect(withSalaryDefaults(salary)).toEqual(salary);
});

test('a range must ascend, and one bound is enough', () => {
  expect(() => assertValidSalary({ ...salary, salary_min: 200, salary_max: 200 })).not.toThrow();
  expect(() => assertValidSalary({ ...salary, salary_max: 200 })).not.toThrow();
  expect(() => assertValidSalary({ ...salary, salary_min: 201, salary_max: 200 })).toThrow('marked');
});

test('rejects an hourly wage that looks like a yearly one', () => {
  expect(() => assertValidSalary({ ...salary, salary_min: 3_000_000, salary_period: 'year' })).not.toThrow();
  expect(() => assertValidSalary({ ...salary, salary_min: 3_000_000, salary_period: 'hour' })).toThrow(
    'marked',
  );
});

test('question ids are unique, and a choice has options', () => {
  const question = { id: 'car', question: 'A car?', kind: 'yes_no' as const, choices: [], required: true };
  expect(() => assertValidQuestions([question, { ...question, id: 'permit' }])).not.toThrow();
  expect(() => assertValidQuestions([question, question])).toThrow('marked');
  expect(() => assertValidQuestions([{ ...question, kind: 'choice', choices: ['Yes'] }])).toThrow('marked');
});

test('unwanted answers are among the possible ones', () => {
  const question = { id: 'car', question: 'A car?', kind: 'yes_no' as const, choices: [], required: true };
  const choice = { ...question, kind: 'choice' as const, choices: ['Day', 'Night'] };
  expect(() => assertValidQuestions([{ ...question, knock_out: ['no'] }])).not.toThrow();
  expect(() => assertValidQuestions([{ ...choice, knock_out: ['Night'] }])).not.toThrow();
  expect(() => assertValidQuestions([{ ...question, knock_out: ['maybe'] }])).toThrow('marked');
  expect(() => assertValidQuestions([{ ...choice, knock_out: ['yes'] }])).toThrow('marked');
  expect(() => assertValidQuestions([{ ...question, kind: 'text', knock_out: ['x'] }])).toThrow('marked');
});

test('publishing requires description, sector and location unless remote', () => {
  const content = {
    description: 'You cook.',
    translations: {},
    sectors: [2],
    remote: 'no' as const,
    location_district_id: 401,
  };
  expect(() => assertComplete(content)).not.toThrow();
  expect(() => assertComplete({ ...content, description: '' })).toThrow('marked');
  expect(() => assertComplete({ ...content, sectors: [] })).toThrow('marked');
  expect(() => assertComplete({ ...content, location_district_id: null })).toThrow('marked');
  expect(() => assertComplete({ ...content, location_district_id: null, remote: 'full' })).not.toThrow();
  const texts = { title: 'Kok', description: 'Je kookt.', requirements: '', benefits: '' };
  expect(() => assertComplete({ ...content, translations: { nl: texts } })).not.toThrow();
  for (const missing of ['title', 'description'])
    expect(() => assertComplete({ ...content, translations: { nl: { ...texts, [missing]: '' } } })).toThrow(
      'marked',
    );
});

test('rejects a version in the language of the text itself', () => {
  const translations = { nl: { title: 'Kok', description: '', requirements: '', benefits: '' } };
  expect(() => assertOtherLanguages({ text_language: 'nl', translations })).toThrow('marked');
  for (const text_language of ['en', null] as const)
    expect(() => assertOtherLanguages({ text_language, translations })).not.toThrow();
});
