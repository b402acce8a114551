import { DEFAULT_CV_SETTINGS, addDays } from '@cpa/shared/contracts';
import { TODAY } from '../../support/aFullVacancy.ts';
import { aPdf } from '../../support/files/documents.ts';
import { aFileForm, anImage } from '../../support/files/images.ts';
import { aCardOrder, aKey } from '../../support/openPaymentApp.ts';

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';
type Answers = readonly [
  visitor: number,
  unverified: number,
  foreign: number,
  own: number,
  applicant: number,
  other: number,
];
/** Placeholders in braces name one of `OBJECTS`, in URLs and in bodies. Bodies are rebuilt for each call. */
export type Row = readonly [method: Method, url: string, answers: Answers, body?: () => object];

export const ANYONE: Answers = [401, 200, 200, 200, 200, 200];
export const RECRUITERS: Answers = [401, 200, 200, 200, 403, 403];
export const VERIFIED: Answers = [401, 403, 200, 200, 403, 403];
export const COMPANY: Answers = [401, 200, 404, 200, 403, 403];
export const VERIFIED_COMPANY: Answers = [401, 403, 404, 200, 403, 403];
export const APPLICANTS: Answers = [401, 403, 403, 403, 200, 200];
export const APPLICANTS_NEW: Answers = [401, 403, 403, 403, 201, 201];
export const APPLICANT: Answers = [401, 403, 403, 403, 200, 404];

export const aCv = { resume: {}, settings: DEFAULT_CV_SETTINGS };
export const LATER = addDays(TODAY, 10);
export const ofCompany = { company_id: '{company}' };
export const company = { name: 'Kas Nobo' };
export const picture = await anImage();
export const resumeForm = () => aFileForm('resume', 'resume.pdf', aPdf());
export const photoForm = () => aFileForm('photo', 'me.png', picture);
export const companyForm = () => aFileForm('logo', 'logo.png', picture, [['name', company.name]]);
export const caption = { caption: 'Staff lunch' };
export const pictureForm = () => aFileForm('picture', 'lunch.png', picture, [['caption', caption.caption]]);
export const cardOrder = () => ({ ...aCardOrder(ofCompany), idempotency_key: aKey() });
export const sentooOrder = () => ({
  ...ofCompany,
  items: [{ package_id: 2 }],
  order_total_amount: 19900,
  order_currency: 'USD',
  idempotency_key: aKey(),
});
export const interviewProposal = () => ({
  times: [new Date(Date.now() + 172_800_000).toISOString()],
  minutes: 45,
  place: 'Caya Grandi 1',
});
export const channel = (channel_name: string) => () => ({ socket_id: '1.1', channel_name });
let invitations = 0;
export const invitation = () => ({ email: `invited-${++invitations}@example.aw`, membership: 'recruiter' });
export const message = () => ({ key: aKey(), text: 'May I park at the hotel?' });
export const alert = () => ({
  email: 'visitor@example.aw',
  filter: { search_string: 'cook' },
  frequency: 'daily',
});
