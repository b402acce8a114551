import { anApplicant } from '@cpa/shared/testing';
import { formFrom, refusedFields, updateFrom } from './profileForm.ts';

const empty = formFrom(null, 'Ruben Wever');

describe('the profile form', () => {
  it('starts with the name of the account where there is no profile yet', () => {
    expect(empty).toEqual({
      name: 'Ruben Wever',
      headline: '',
      phone: '',
      district_id: '',
      about: '',
      visibility: 'companies_i_applied_to',
    });
  });

  it('sends back unchanged what it was given', () => {
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
  ])('reads the phone number %p as %p', (typed, wire) => {
    expect(updateFrom({ ...empty, phone: typed }).phone).toBe(wire);
  });

  it('refuses a missing name and a number that is none, before anything is sent', () => {
    expect(refusedFields({ ...empty, name: ' ', phone: '12345' })).toEqual(['name', 'phone']);
    expect(refusedFields({ ...empty, headline: 'x'.repeat(161) })).toEqual(['headline']);
    expect(refusedFields(empty)).toEqual([]);
  });
});
