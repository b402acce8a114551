import { anApplicant } from '@cpa/shared/testing';
import { experienceErrors, experienceFrom, experienceUpdate, toExperience } from './experienceForm.ts';
import { aboutErrors, contactErrors, contactFrom, contactUpdate } from './plainForms.ts';
import { schoolingErrors, schoolingFrom, schoolingUpdate, toSchooling } from './schoolingForm.ts';

describe('contact form', () => {
  const empty = contactFrom(null, 'Ruben Wever');

  it('starts with the account name without a profile', () => {
    expect(empty).toEqual({ name: 'Ruben Wever', headline: '', phone: '', district_id: '' });
  });

  it('converts a profile to form values and back without changes', () => {
    const { name, headline, phone, district_id } = anApplicant();
    expect(contactUpdate(contactFrom(anApplicant(), ''))).toEqual({ name, headline, phone, district_id });
  });

  it.each([
    ['560 1234', '+2975601234'],
    ['560-1234', '+2975601234'],
    ['(297) 560 1234', '+2975601234'],
    ['00297 560 1234', '+2975601234'],
    ['+31 6 1234 5678', '+31612345678'],
    ['  ', null],
  ])('converts the phone number %p to %p', (typed, expected) => {
    expect(contactUpdate({ ...empty, phone: typed }).phone).toBe(expected);
  });

  it('rejects a missing name, an invalid phone number and long texts', () => {
    expect(contactErrors({ ...empty, name: ' ', phone: '12345', headline: 'x'.repeat(161) })).toEqual({
      name: 'profile.error.name',
      phone: 'profile.error.phone',
      headline: 'profile.error.headline',
    });
    expect(aboutErrors({ about: 'x'.repeat(4001) })).toEqual({ about: 'profile.error.about' });
    expect(contactErrors(empty)).toEqual({});
  });
});

describe('experience form', () => {
  const job = { title: 'Cook', company: 'Zeerover', from: '2020-01', to: '2022-03', description: 'Fish.' };

  it('converts a job to form values and back without changes', () => {
    expect(toExperience(experienceFrom(job))).toEqual(job);
    const current = { ...job, to: null };
    expect(toExperience(experienceFrom(current))).toEqual(current);
  });

  it('requires title, company and both dates of a past job', () => {
    expect(experienceErrors(experienceFrom(null))).toEqual({
      title: 'experience.error.title',
      company: 'experience.error.company',
      fromYear: 'month.error.from',
      toYear: 'month.error.to',
    });
  });

  it('rejects an end before the start and a year without a month', () => {
    expect(experienceErrors({ ...experienceFrom(job), toYear: '2019' })).toEqual({
      toYear: 'month.error.order',
    });
    expect(experienceErrors({ ...experienceFrom(job), fromMonth: '' })).toEqual({
      fromYear: 'month.error.from',
    });
  });

  it('sorts current jobs first, then by the latest end', () => {
    const older = { ...job, company: 'Older', to: '2019-01' };
    const current = { ...job, company: 'Now', to: null };
    const sorted = experienceUpdate([older, job, current]).experience?.map(({ company }) => company);
    expect(sorted).toEqual(['Now', 'Zeerover', 'Older']);
  });
});

describe('education form', () => {
  const school = { school: 'EPI', degree: 'ICT', from: null, to: '2019-06' };

  it('converts a school to form values and back without changes', () => {
    expect(toSchooling(schoolingFrom(school))).toEqual(school);
  });

  it('accepts missing dates and rejects incomplete ones', () => {
    const undated = { ...schoolingFrom(school), toMonth: '', toYear: '' };
    expect(schoolingErrors(undated)).toEqual({});
    expect(schoolingErrors({ ...undated, toMonth: '06' })).toEqual({ toYear: 'month.error.incomplete' });
  });

  it('puts an entry without dates last', () => {
    const undated = { ...school, school: 'None', to: null };
    expect(schoolingUpdate([undated, school]).educations?.map((entry) => entry.school)).toEqual([
      'EPI',
      'None',
    ]);
  });
});
