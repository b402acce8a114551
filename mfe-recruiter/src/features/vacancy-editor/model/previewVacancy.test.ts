import { someOptions } from '@cpa/shared/testing';
import { emptyDraft } from './draft.ts';
import { previewVacancy } from './previewVacancy.ts';

const preview = (salary_min: string, salary_max: string) =>
  previewVacancy(
    { ...emptyDraft(3), salary_min, salary_max },
    {
      vacancy: null,
      options: someOptions(),
      company: { id: 3, name: 'Shoco Bay Resort', slug: 'shoco-bay-resort', logo: null },
      employer: null,
      title: 'Job title',
      language: null,
      now: new Date('2026-11-24T12:00:00Z'),
    },
  );

it('previewVacancy shows a valid salary and leaves out a reversed or unreadable one', () => {
  expect(preview('1,500', '1,700')).toMatchObject({ salary_min: 150_000, salary_max: 170_000 });
  expect(preview('1,500', '1,200')).toMatchObject({ salary_min: null, salary_max: null });
  expect(preview('1,500', 'much')).toMatchObject({ salary_min: null, salary_currency: null });
});
