import { companyFromForm } from './companyForm.ts';

test('a form is read as the body it stands for', () => {
  expect(
    companyFromForm([
      ['name', 'Dushi 2000'],
      ['sectors', '1'],
      ['sectors', '2'],
      ['social_links[]', 'https://a.example'],
      ['district_id', '401'],
      ['size_id', ''],
      ['phone', ''],
      ['logo', ''],
      ['founded', '1999'],
      ['description', ''],
    ]),
  ).toEqual({
    name: 'Dushi 2000',
    sectors: [1, 2],
    social_links: ['https://a.example'],
    district_id: 401,
    size_id: null,
    phone: null,
    logo: null,
    founded: 1999,
    description: '',
  });
});

test('a list is emptied by sending it with nothing in it', () => {
  expect(companyFromForm([['sectors', '']])).toEqual({ sectors: [] });
});

test('what does not fit is left as it was sent, for the schema to refuse', () => {
  expect(
    companyFromForm([
      ['founded', 'long ago'],
      ['name', 'One'],
      ['name', 'Two'],
      ['__proto__', 'x'],
      ['logo', 'https://elsewhere.example'],
    ]),
  ).toEqual({
    founded: 'long ago',
    name: ['One', 'Two'],
    ['__proto__']: 'x',
    logo: 'https://elsewhere.example',
  });
});
