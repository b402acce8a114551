import { applicantSchema } from '../../contracts/index.ts';
import { builder } from './builder.ts';

/** A complete applicant profile with one resume. */
export const anApplicant = builder(applicantSchema)(() => ({
  id: 71,
  name: 'Xiomara Croes',
  email: 'xiomara@example.aw',
  photo: null,
  headline: 'Front desk agent, 4 years',
  phone: '+2975601234',
  district_id: 1,
  district: { id: 1, name: 'Noord/Tanki Leendert' },
  about: 'I like a busy lobby.',
  education_id: 7,
  education: { id: 7, name: 'HBO/Bachelor' },
  experience: [
    { title: 'Front desk agent', company: 'Divi Cove Resort', from: '2022-09', to: null, description: '' },
  ],
  educations: [{ school: 'Hotel School Aruba', degree: 'Bachelor', from: '2018-08', to: '2022-06' }],
  skills: ['Opera', 'Night audit'],
  languages: [{ language_id: 1, level: 'native' }],
  work_permit: 'any',
  visibility: 'companies_i_applied_to',
  blocked_company_ids: [],
  recommendations: true,
  resumes: [
    {
      id: 81,
      file_name: 'xiomara-croes.pdf',
      size: 120_000,
      is_default: true,
      uploaded_at: '2026-11-01T14:00:00.000Z',
    },
  ],
}));
