import { companyFromForm } from './companyForm.ts';

test('converts a form to the JSON body', () => {
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

test('a list field with one empty value empties the list', () => {
  expect(companyFromForm([['sectors', '']])).toEqual({ sectors: [] });
});

test('leaves invalid values for the schema to reject', () => {
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
