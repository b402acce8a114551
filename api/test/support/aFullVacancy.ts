import { dayInAruba, addDays } from '@cpa/shared/contracts';

export const TODAY = dayInAruba(new Date());
/** Body that the editor sends when every field is filled in. */
export const FULL_VACANCY = {
  title: 'Sous Chef',
  department: 'Kitchen',
  description: 'You run the **kitchen** at night.',
  requirements: '- Two years',
  benefits: 'Staff meals',
  sectors: [2, 1],
  educations: [104],
  workloads: [201],
  languages: [301, 303],
  employment_type: 'FULL_TIME',
  location_district_id: 402,
  remote: 'no',
  salary_min: 280_000,
  salary_max: 340_000,
  salary_currency: 'AWG',
  salary_period: 'month',
  salary_visible: false,
  work_permit: 'sponsored',
  valid_through: addDays(TODAY, 20),
  contact_email: 'Jobs@Dushi.aw',
  external_apply_url: 'https://dushi.example/apply',
  screening_questions: [
    { id: 'car', question: 'A car?', kind: 'yes_no', choices: [], required: true, knock_out: ['no'] },
  ],
};
