import { anApplicant } from '@cpa/shared/testing';
import { formFrom, profileFormSchema, updateFrom } from './profileForm.ts';

const empty = formFrom(null, 'Ruben Wever');
const invalidFields = (form: typeof empty) =>
  profileFormSchema.safeParse(form).error?.issues.map(({ path }) => path[0]);

describe('profileForm', () => {
  it('starts with the account name without a profile', () => {
    expect(empty).toEqual({
      name: 'Ruben Wever',
      headline: '',
      phone: '',
      district_id: '',
      about: '',
      visibility: 'companies_i_applied_to',
    });
  });

  it('converts a profile to form values and back without changes', () => {
    const applicant = anApplicant({
      phone: '+2975601234',
      district_id: 3,
      headline: 'Line cook',
      about: 'Six years.',
    });
    expect(updateFrom(formFrom(applicant, ''))).toMatchObject({
      name: applicant.name,
      phone: '+2975601234',
      district_id: 3,
      headline: 'Line cook',
      about: 'Six years.',
    });
  });

  it.each([
    ['560 1234', '+2975601234'],
    ['560-1234', '+2975601234'],
    ['+31 6 1234 5678', '+31612345678'],
    ['  ', null],
  ])('converts the phone number %p to %p', (typed, expected) => {
    expect(updateFrom({ ...empty, phone: typed }).phone).toBe(expected);
  });

  it('rejects a missing name, an invalid phone number and a long headline', () => {
    expect(invalidFields({ ...empty, name: ' ', phone: '12345' })).toEqual(['name', 'phone']);
    expect(invalidFields({ ...empty, headline: 'x'.repeat(161) })).toEqual(['headline']);
    expect(invalidFields(empty)).toBeUndefined();
  });
});
