import { bodyOf, changedFields, EMPTY_FORM, formDataOf, invalidFields, localDigits } from './companyForm.ts';

const form = { ...EMPTY_FORM, name: 'Cas di Sabor' };

describe('bodyOf', () => {
  it('adds the protocol and the country code and splits lists by line', () => {
    expect(
      bodyOf({
        ...form,
        website: 'kas.example',
        phone: '582 1234',
        whatsapp: '594 1234',
        benefits: 'Meals\n\nMeals\nBus ',
      }),
    ).toMatchObject({
      website: 'https://kas.example',
      phone: '+297582 1234',
      whatsapp: '+297594 1234',
      benefits: ['Meals', 'Bus'],
    });
  });
});

describe('invalidFields', () => {
  it('accepts a company with a name only', () => {
    expect(invalidFields(form)).toEqual([]);
  });

  it('reports an empty name, a short phone number, a wrong e-mail address and a year in the future', () => {
    const now = new Date('2026-11-24T12:00:00Z');
    expect(
      invalidFields(
        { ...EMPTY_FORM, phone: '586 04', whatsapp: '1', email: 'jobs', founded: '2027', website: 'x' },
        now,
      ),
    ).toEqual(['name', 'founded', 'website', 'phone', 'whatsapp', 'email']);
  });
});

describe('changedFields', () => {
  it('compares lists by content', () => {
    expect(changedFields({ ...form, sectors: [1] }, { ...form, sectors: [1], address: 'Caya 1' })).toEqual([
      'address',
    ]);
  });
});

describe('formDataOf', () => {
  it('repeats lists, sends an empty list once and null for a removed image', () => {
    const data = formDataOf({ ...form, sectors: [1, 2] }, ['sectors', 'benefits', 'district_id'], {
      logo: null,
    });
    expect([...data.entries()]).toEqual([
      ['sectors', '1'],
      ['sectors', '2'],
      ['benefits', ''],
      ['district_id', ''],
      ['logo', ''],
    ]);
  });
});

describe('localDigits', () => {
  it.each([
    ['586 04', 5],
    ['+297 586-0412', 7],
  ])('counts the digits of %s', (phone, digits) => {
    expect(localDigits(phone)).toBe(digits);
  });
});
