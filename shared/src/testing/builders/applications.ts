import {
  applicantApplicationSchema,
  applicantListItemSchema,
  applicantReviewSchema,
  applicationMessageSchema,
  conversationSummarySchema,
  interviewSchema,
  statusUpdatedSchema,
  vacancyApplicantsSchema,
} from '../../contracts/index.ts';
import { builder } from './builder.ts';
import { aVacancyCard } from './vacancies.ts';

const APPLIED_AT = '2026-11-19T15:30:00.000Z';

/** New application in the applicant's view; `vacancy` and `history` are derived from `vacancy_id` and `status`. */
export const anApplicantApplication = builder(applicantApplicationSchema)(
  ({ vacancy_id = 7, status = 'new', applied_at = APPLIED_AT }) => ({
    id: 91,
    vacancy_id,
    status,
    applied_at,
    updated_at: applied_at,
    cover_letter: 'I would like to cook with you.',
    keep_in_mind: false,
    history: [{ status, at: applied_at, note: null }],
    sent_answers: [],
    resume: null,
    interviews: [],
    withdrawal_undo_until: null,
    ended: null,
    off_notification_id: null,
    unread_messages: 0,
    vacancy: aVacancyCard({ id: vacancy_id }),
  }),
);

/** An interview with two proposed times. */
export const anInterview = builder(interviewSchema)(() => ({
  id: 31,
  application_id: 91,
  status: 'proposed',
  minutes: 45,
  place: 'Caya Grandi 14',
  video_url: null,
  note: 'Bring your diploma.',
  proposed_by: 'Berta Kock',
  has_proposer: true,
  slots: [
    { id: 1, starts_at: '2099-11-24T14:00:00.000Z', is_taken: false },
    { id: 2, starts_at: '2099-11-25T19:30:00.000Z', is_taken: false },
  ],
  starts_at: null,
  message: null,
  cancelled_by: null,
  cancel_reason: null,
  updated_at: APPLIED_AT,
}));

/** An unread message of the applicant in the company's view. */
export const aMessage = builder(applicationMessageSchema)(() => ({
  id: 1,
  side: 'applicant',
  by: 'Xiomara Croes',
  is_own: false,
  text: 'May I park at the hotel?',
  at: '2026-11-20T15:30:00.000Z',
  read_at: null,
}));

/** New, unrated applicant in a recruiter's list; `id` is the ID of the application. */
export const anApplicantListItem = builder(applicantListItemSchema)(({ applied_at = APPLIED_AT }) => ({
  id: 91,
  vacancy_id: 7,
  vacancy_title: 'Line Cook',
  company_id: 3,
  applicant_id: 71,
  status: 'new',
  name: 'Xiomara Croes',
  email: 'xiomara@example.aw',
  phone: '+2975601234',
  headline: 'Front desk agent, 4 years',
  photo: null,
  has_resume: true,
  rating: null,
  tags: [],
  notes_count: 0,
  unread_messages: 0,
  stage_since: APPLIED_AT,
  unwanted_answer: null,
  screening_answers: [],
  applied_at,
  board_position: Date.parse(applied_at) / 1000,
  board_version: 0,
  annotation_version: 0,
}));

/** Applicant in the recruiter's review; `history` is derived from `status`. */
export const anApplicantReview = builder(applicantReviewSchema)(
  ({ status = 'new', applied_at = APPLIED_AT }) => ({
    ...anApplicantListItem(),
    about: 'I like a busy lobby.',
    skills: ['Opera', 'Night audit'],
    cover_letter: 'I would like to cook with you.',
    answers: [],
    screening_questions: [],
    profile: {
      district: 'Noord/Tanki Leendert',
      education: 'HBO/Bachelor',
      work_permit: 'any',
      languages: [{ name: 'Papiamento', level: 'native' }],
      experience: [],
      educations: [],
    },
    resume: { file_name: 'xiomara-croes.pdf', media_type: 'application/pdf', size: 120_000 },
    is_resume_hidden: false,
    ended: null,
    others_in_stage: null,
    notes: [],
    pending_change: null,
    withdrawal_reason: null,
    history: [{ status, at: applied_at, note: null, by: 'Xiomara Croes', notified: false }],
  }),
);

/** Applicants of one vacancy, with its ID and title. */
export const aVacancyApplicants = builder(vacancyApplicantsSchema)(
  ({ vacancy_id = 7, vacancy_title = 'Line Cook' }) => ({
    vacancy_id,
    vacancy_title,
    applicants: [anApplicantListItem({ vacancy_id, vacancy_title })],
  }),
);

/** The response to a status change: pending, with ten seconds to undo it. */
export const aStatusUpdated = builder(statusUpdatedSchema)(() => ({
  message: 'Application status updated',
  current_status: 'interview',
  change_id: 51,
  effective_at: '2026-11-20T14:00:10.000Z',
}));

/** A conversation in which the company wrote last, and was read. */
export const aConversationSummary = builder(conversationSummarySchema)(() => ({
  vacancy: aVacancyCard(),
  has_ended: false,
  unread: 0,
  latest: { by: 'Berta Kock', is_own: false, text: 'Can you come on Thursday?', at: APPLIED_AT },
}));
