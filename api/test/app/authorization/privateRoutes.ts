import { DEFAULT_CV_SETTINGS, addDays } from '@cpa/shared/contracts';
import { TODAY, FULL_VACANCY } from '../../support/aFullVacancy.ts';
import { aPdf } from '../../support/files/documents.ts';
import { aFileForm, anImage } from '../../support/files/images.ts';
import { aCardOrder, aKey } from '../../support/openPaymentApp.ts';
import { PASSWORD } from '../../support/signIn.ts';
import { CONVERSATIONS } from './conversationRoutes.ts';
import {
  ANYONE,
  RECRUITERS,
  VERIFIED,
  COMPANY,
  OPERATORS,
  VERIFIED_COMPANY,
  APPLICANTS,
  APPLICANTS_NEW,
  APPLICANT,
  type Row,
} from './row.ts';

const aCv = { resume: {}, settings: DEFAULT_CV_SETTINGS };
const LATER = addDays(TODAY, 10);
const ofCompany = { company_id: '{company}' };
const company = { name: 'Kas Nobo' };
const picture = await anImage();
const resumeForm = () => aFileForm('resume', 'resume.pdf', aPdf());
const photoForm = () => aFileForm('photo', 'me.png', picture);
const companyForm = () => aFileForm('logo', 'logo.png', picture, [['name', company.name]]);
const statusChanges = () => ({ change_ids: ['{statusChange}'] });
const caption = { caption: 'Staff lunch' };
const pictureForm = () => aFileForm('picture', 'lunch.png', picture, [['caption', caption.caption]]);
const cardOrder = () => ({ ...aCardOrder(ofCompany), idempotency_key: aKey() });
const sentooOrder = () => ({
  ...ofCompany,
  items: [{ package_id: 2 }],
  order_total_amount: 19900,
  order_currency: 'USD',
  idempotency_key: aKey(),
});
/** An owner without a second step must not change the rule of the company. */
const NO_STEP = [401, 409, 404, 409, 403, 403] as const;
const channel = (channel_name: string) => () => ({ socket_id: '1.1', channel_name });
let invitations = 0;
const aCredential = {
  name: 'Phone',
  credential: {
    id: 'AA',
    rawId: 'AA',
    type: 'public-key',
    response: { clientDataJSON: 'AA', attestationObject: 'AA' },
  },
};
const invitation = () => ({ email: `invited-${++invitations}@example.aw`, membership: 'recruiter' });
const alert = () => ({ email: 'visitor@example.aw', filter: { search_string: 'cook' }, frequency: 'daily' });

/**
 * Expected status code for each kind of caller, for every private route and every public route that reads the
 * session.
 */
export const PRIVATE: readonly Row[] = [
  // Account
  ['GET', '/recruiter/user/', ANYONE],
  ['PUT', '/recruiter/user/', ANYONE, () => ({ name: 'Ana Croes' })],
  ['PUT', '/account/password', ANYONE, () => ({ current_password: PASSWORD, password: `${PASSWORD}!` })],
  ['POST', '/account/verification-mail', ANYONE],
  ['GET', '/account/sessions', ANYONE],
  ['DELETE', '/account/sessions/{session}', [401, 404, 404, 200, 404, 404]],
  ['POST', '/account/sessions/end-others', ANYONE],
  ['GET', '/account/operator', OPERATORS],
  ['GET', '/operator/refund-requests', OPERATORS],
  ['POST', '/operator/refund-requests/{refundRequest}/approve', OPERATORS],
  ['POST', '/operator/refund-requests/{refundRequest}/refuse', OPERATORS, () => ({ answer: 'Used up' })],
  ['GET', '/account/identities', ANYONE],
  ['DELETE', '/account/identities/{identity}', [401, 404, 404, 200, 404, 404]],
  ['GET', '/account/passkeys', ANYONE],
  ['POST', '/account/passkeys/options', [401, 403, 200, 200, 200, 200], () => ({})],
  ['POST', '/account/passkeys', [401, 422, 422, 422, 422, 422], () => aCredential],
  ['PUT', '/account/passkeys/{passkey}', [401, 404, 404, 200, 404, 404], () => ({ name: 'Phone' })],
  ['POST', '/account/passkeys/{passkey}/remove', [401, 404, 404, 200, 404, 404], () => ({})],
  ['GET', '/account/second-step', ANYONE],
  ['POST', '/account/second-step/app', [401, 403, 200, 200, 200, 200], () => ({})],
  ['POST', '/account/second-step/app/confirm', [401, 422, 422, 422, 422, 422], () => ({ code: '000000' })],
  ['POST', '/account/second-step/app/remove', [401, 404, 404, 404, 404, 404], () => ({})],
  ['POST', '/account/second-step/recovery-codes', [401, 409, 409, 409, 409, 409], () => ({})],
  ['POST', '/account/second-step/off', ANYONE, () => ({})],
  ['POST', '/account/second-step/forget-devices', ANYONE],
  ['GET', '/recruiter/calendar', VERIFIED],
  ['POST', '/recruiter/calendar/address', [401, 403, 201, 201, 403, 403], () => ({ shows_names: true })],
  ['PUT', '/recruiter/calendar', VERIFIED, () => ({ shows_names: false })],
  ['DELETE', '/recruiter/calendar', VERIFIED],
  ['GET', '/recruiter/views', RECRUITERS],
  [
    'PUT',
    '/recruiter/views',
    RECRUITERS,
    () => ({ list: 'vacancies', name: 'Closing', query: 'tab=closing' }),
  ],
  // Deletes an own view; the view need not exist.
  ['DELETE', '/recruiter/views/{savedView}', RECRUITERS],
  ['GET', '/recruiter/user/deletion', [401, 200, 200, 200, 403, 403]],
  ['POST', '/recruiter/user/delete', [401, 422, 422, 422, 403, 403], () => ({ password: 'not this one' })],
  ['GET', '/notifications', ANYONE],
  ['GET', '/notifications/unread', ANYONE],
  // Changes own entries only; ids of others are ignored.
  ['POST', '/notifications/read', ANYONE, () => ({ ids: [1] })],
  ['PUT', '/account/language', ANYONE, () => ({ language: 'nl' })],
  ['GET', '/account/notification-settings', ANYONE],
  ['PUT', '/account/quiet-hours', ANYONE, () => ({ quiet_hours: { from: '22:00', to: '07:00' } })],
  [
    'PUT',
    '/account/notification-settings',
    [401, 200, 200, 200, 422, 422],
    () => ({ topic: 'new_applicants', delivery: 'daily' }),
  ],
  ['GET', '/account/saved-vacancies', ANYONE],
  ['POST', '/account/saved-vacancies', ANYONE, () => ({ vacancy_ids: ['{public}'] })],
  ['PUT', '/account/saved-vacancies/{public}', ANYONE],
  ['PUT', '/account/saved-vacancies/{draft}', [401, 404, 404, 404, 404, 404]],
  // Removes an entry from the own list; the entry need not exist.
  ['DELETE', '/account/saved-vacancies/{saved}', ANYONE],
  ['GET', '/account/viewed-vacancies', ANYONE],
  ['POST', '/account/viewed-vacancies', ANYONE, () => ({ vacancy_ids: ['{public}'] })],
  ['DELETE', '/account/viewed-vacancies', ANYONE],
  ['GET', '/account/search-alerts', ANYONE],
  ['DELETE', '/account/search-alerts/{alert}', [401, 404, 404, 404, 200, 404]],
  ['POST', '/search-alerts', [200, 200, 200, 200, 200, 200], alert],
  ['POST', '/broadcasting/auth', [401, 403, 403, 200, 403, 403], channel('private-user.{ownAccount}')],
  ['POST', '/broadcasting/auth', [401, 403, 403, 403, 200, 403], channel('private-user.{applicantAccount}')],
  ['POST', '/broadcasting/auth', [401, 200, 403, 200, 403, 403], channel('presence-company.{company}')],
  ['POST', '/broadcasting/auth', [401, 403, 403, 403, 403, 403], channel('private-company.{company}')],

  // Companies and their vacancies
  ['POST', '/recruiter/company', [401, 201, 201, 201, 403, 403], companyForm],
  ['GET', '/recruiter/company/{company}', COMPANY],
  ['POST', '/recruiter/company/{company}', COMPANY, () => ({ description: 'Since 1998.' })],
  ['POST', '/recruiter/company/{company}', COMPANY, () => aFileForm('logo', 'logo.png', picture)],
  ['POST', '/recruiter/company/{company}/pictures', [401, 201, 404, 201, 403, 403], pictureForm],
  ['PUT', '/recruiter/company/{company}/pictures/{picture}', COMPANY, () => caption],
  ['DELETE', '/recruiter/company/{company}/pictures/{picture}', COMPANY],
  ['GET', '/recruiter/dashboard', RECRUITERS],
  ['GET', '/recruiter/dashboard?company_id={company}', COMPANY],
  ['GET', '/recruiter/counts?company_id={company}', COMPANY],
  ['GET', '/recruiter/company/{company}/members', COMPANY],
  ['POST', '/recruiter/company/{company}/invitations', [401, 403, 404, 201, 403, 403], invitation],
  ['POST', '/recruiter/company/{company}/invitations/{invitation}/resend', VERIFIED_COMPANY],
  ['DELETE', '/recruiter/company/{company}/invitations/{invitation}', COMPANY],
  ['PUT', '/recruiter/company/{company}/members/{member}', COMPANY, () => ({ membership: 'viewer' })],
  ['DELETE', '/recruiter/company/{company}/members/{member}', COMPANY],
  ['PUT', '/recruiter/company/{company}/second-step', NO_STEP, () => ({ required: true })],
  ['POST', '/recruiter/company/{company}/members/{member}/reset-second-step', NO_STEP],
  // The token belongs to none of the callers.
  ['GET', '/recruiter/invitation?token=unknown', [401, 404, 404, 404, 403, 403]],
  ['POST', '/recruiter/invitation', [401, 404, 404, 404, 403, 403], () => ({ token: 'unknown' })],
  ['GET', '/recruiter/vacancies', RECRUITERS],
  ['GET', '/recruiter/postings', RECRUITERS],
  ['POST', '/recruiter/vacancy', [401, 201, 422, 201, 403, 403], () => ({ ...ofCompany, title: 'Cook' })],
  [
    'POST',
    '/recruiter/vacancy',
    [401, 403, 422, 201, 403, 403],
    () => ({ ...FULL_VACANCY, ...ofCompany, status: 'open' }),
  ],
  ['GET', '/vacancies/{draft}', [404, 200, 404, 200, 404, 404]],
  ['GET', '/recruiter/vacancy/{draft}', COMPANY],
  ['POST', '/recruiter/vacancy/{draft}', COMPANY, () => ({ title: 'Sous Chef' })],
  ['POST', '/recruiter/vacancy/{draft}', VERIFIED_COMPANY, () => ({ status: 'open' })],
  ['POST', '/recruiter/vacancy/{open}', VERIFIED_COMPANY, () => ({ title: 'Sous Chef' })],
  ['DELETE', '/recruiter/vacancy/{draft}', COMPANY],
  ['POST', '/recruiter/vacancy/{open}/extend/', VERIFIED_COMPANY, () => ({ valid_through: LATER })],
  ['POST', '/recruiter/vacancy/{open}/close', VERIFIED_COMPANY],
  ['POST', '/recruiter/vacancy/{closed}/repost', VERIFIED_COMPANY],
  ['POST', '/recruiter/vacancy/{open}/sponsor', [401, 403, 404, 201, 403, 403]],
  ['GET', '/recruiter/scraped-vacancies/{company}?kept=true', VERIFIED_COMPANY],
  ['GET', '/recruiter/scraped-vacancies/{company}?import={import}', VERIFIED_COMPANY],
  ['GET', '/recruiter/scraped-vacancies/{foreignCompany}?import={import}', [401, 403, 404, 404, 403, 403]],
  [
    'POST',
    '/recruiter/scraped-vacancies/{company}/import',
    VERIFIED_COMPANY,
    () => ({ picks: [{ id: '{scraped}' }] }),
  ],
  [
    'POST',
    '/recruiter/scraped-vacancies/{foreignCompany}/import',
    [401, 403, 422, 404, 403, 403],
    () => ({ picks: [{ id: '{scraped}' }] }),
  ],

  // Received applications
  ['GET', '/recruiter/applicants', VERIFIED],
  ['GET', '/recruiter/applicants/resume-matches?search_string=cook', VERIFIED],
  ['GET', '/recruiter/vacancy/{applied}/applicants', VERIFIED_COMPANY],
  ['GET', '/recruiter/applicants/{application}', VERIFIED_COMPANY],
  ['GET', '/recruiter/applicants/{application}/resume', VERIFIED_COMPANY],
  [
    'POST',
    '/recruiter/vacancy/{applied}/applicants/{applicantProfile}/status',
    VERIFIED_COMPANY,
    () => ({ status: 'interview', recruiter_note: 'Tuesday at ten' }),
  ],
  [
    'POST',
    '/recruiter/vacancy/{applied}/applicants/{applicantProfile}/status-mail',
    VERIFIED_COMPANY,
    () => ({ status: 'interview' }),
  ],
  ['POST', '/recruiter/status-changes/{statusChange}/undo', VERIFIED_COMPANY],
  // Calls for several applications skip those of other companies.
  ['POST', '/recruiter/applicants/status', VERIFIED, () => ({ status: 'interview', ids: ['{application}'] })],
  ['POST', '/recruiter/status-changes/undo', VERIFIED, statusChanges],
  ['POST', '/recruiter/status-changes/postpone', VERIFIED_COMPANY, statusChanges],
  // Of an unknown application: the archive would be empty.
  [
    'POST',
    '/recruiter/applicants/resumes.zip',
    [401, 403, 404, 404, 403, 403],
    () => ({ ids: [2_000_000_000] }),
  ],
  ['PUT', '/recruiter/applicants/{application}/looking', VERIFIED_COMPANY],
  ['DELETE', '/recruiter/applicants/{application}/looking', VERIFIED_COMPANY],
  ['PUT', '/recruiter/applicants/{application}/rating', VERIFIED_COMPANY, () => ({ rating: 4 })],
  [
    'PUT',
    '/recruiter/applicants/{application}/board-position',
    VERIFIED_COMPANY,
    () => ({ above: null, below: null }),
  ],
  ['PUT', '/recruiter/applicants/{application}/tags', VERIFIED_COMPANY, () => ({ tags: ['Day shift'] })],
  [
    'POST',
    '/recruiter/applicants/{application}/notes',
    [401, 403, 404, 201, 403, 403],
    () => ({ text: 'Calm at the desk.' }),
  ],
  [
    'PUT',
    '/recruiter/applicants/{noted}/notes/{note}',
    VERIFIED_COMPANY,
    () => ({ text: 'Calm at the desk.' }),
  ],
  ['DELETE', '/recruiter/applicants/{noted}/notes/{note}', VERIFIED_COMPANY],

  // Orders
  ['GET', '/recruiter/orders', RECRUITERS],
  ['GET', '/recruiter/company/{company}/receipts', COMPANY],
  ['GET', '/recruiter/company/{company}/receipts/{month}/csv', COMPANY],
  ['GET', '/recruiter/company/{company}/receipts/{month}/pdf', COMPANY],
  ['GET', '/recruiter/orders/{order}', COMPANY],
  ['GET', '/recruiter/orders/{order}/receipt', COMPANY],
  ['POST', '/recruiter/orders/{order}/cancel', COMPANY],
  ['POST', '/recruiter/orders/{order}/refund', VERIFIED_COMPANY],
  ['GET', '/recruiter/orders/{refunded}/credit-note', COMPANY],
  ['POST', '/recruiter/orders/{old}/refund-request', VERIFIED_COMPANY, () => ({ reason: 'Bought twice' })],
  ['DELETE', '/recruiter/orders/{asked}/refund-request', VERIFIED_COMPANY],
  ['GET', '/recruiter/checkouts/{checkout}', RECRUITERS],
  ['GET', '/recruiter/payment-methods', RECRUITERS],
  ['POST', '/recruiter/order-cxpay', [401, 403, 404, 201, 403, 403], cardOrder],
  ['POST', '/recruiter/order-sentoo/', [401, 403, 404, 201, 403, 403], sentooOrder],

  // Applicant
  ['POST', '/applicants', APPLICANTS, () => ({})],
  ['GET', '/applicant/me', APPLICANTS],
  ['POST', '/applicant/me', APPLICANTS, () => ({ about: 'Six years at the grill.' })],
  ['GET', '/applicant/me/data', APPLICANTS],
  ['GET', '/applicant/me/export', APPLICANTS],
  ['GET', '/applicant/me/export.pdf', APPLICANTS],
  ['GET', '/applicant/me/blocked-companies', APPLICANTS],
  ['PUT', '/applicant/me/blocked-companies/{foreignCompany}', APPLICANTS],
  ['DELETE', '/applicant/me/blocked-companies/{foreignCompany}', APPLICANTS],
  ['POST', '/applicant/me/photo', APPLICANTS, photoForm],
  ['DELETE', '/applicant/me/photo', APPLICANTS],
  ['POST', '/applicant/me/resumes', APPLICANTS_NEW, resumeForm],
  ['POST', '/applicant/me/resumes/{resume}/default', APPLICANT],
  ['POST', '/applicant/me/resumes/{resume}', APPLICANT, () => ({ file_name: 'Kitchen' })],
  ['GET', '/applicant/me/resumes/{resume}/link', APPLICANT],
  ['GET', '/applicant/me/cvs', APPLICANTS],
  ['POST', '/applicant/me/cvs', APPLICANTS_NEW, () => ({ name: 'CV', cv: aCv })],
  ['GET', '/applicant/me/cvs/{cv}', APPLICANT],
  ['PUT', '/applicant/me/cvs/{cv}', APPLICANT, () => ({ cv: aCv, version: 1 })],
  ['PUT', '/applicant/me/cvs/{cv}/name', APPLICANT, () => ({ name: 'Kitchen' })],
  ['POST', '/applicant/me/cvs/{cv}/duplicate', [401, 403, 403, 403, 201, 404]],
  ['POST', '/applicant/me/cvs/{cv}/share', APPLICANT],
  ['PUT', '/applicant/me/cvs/{cv}/share', APPLICANT],
  ['DELETE', '/applicant/me/cvs/{cv}/share', APPLICANT],
  ['DELETE', '/applicant/me/cvs/{cv}', APPLICANT],
  ['DELETE', '/applicant/me/resumes/{resume}', APPLICANT],
  ['GET', '/applicant/me/recommendations', APPLICANTS],
  ['PUT', '/applicant/me/recommendations/{public}/hidden', APPLICANTS],
  ['DELETE', '/applicant/me/recommendations/{public}/hidden', APPLICANTS],
  ['GET', '/applicant/applications', APPLICANTS],
  ['POST', '/applicant/applications/{applied}/withdraw', APPLICANT, () => ({})],
  ['POST', '/applicant/applications/{applied}/withdraw/undo', APPLICANT],
  ['POST', '/vacancies/{public}/apply', APPLICANTS_NEW, () => ({ cover_letter: 'I cook.' })],
  ['POST', '/vacancies/{draft}/apply', [401, 403, 403, 403, 404, 404], () => ({})],
  [
    'POST',
    '/vacancies/{public}/apply',
    [401, 403, 403, 403, 201, 403],
    () => ({ applicant_id: '{applicantProfile}' }),
  ],
  ['POST', '/vacancies/{public}/apply', [401, 403, 403, 403, 201, 422], () => ({ resume_id: '{resume}' })],
  ...CONVERSATIONS,
];

/** These calls end the session they are made with, so each one uses a new account. */
export const ENDING: readonly Row[] = [
  // Somebody new has no passkey.
  ['POST', '/account/second-step/passkeys', [401, 409, 409, 409, 409, 409], () => ({})],
  ['POST', '/account/logout-everywhere', ANYONE],
  ['DELETE', '/applicant/me/data', APPLICANTS, () => ({ password: PASSWORD })],
];

/** Routes that return the own list of every caller, with the caller whose list is not empty. */
export const LISTS: readonly [url: string, ofWhom: 'own' | 'applicant'][] = [
  ['/recruiter/user/', 'own'],
  ['/recruiter/vacancies', 'own'],
  ['/recruiter/applicants', 'own'],
  ['/recruiter/orders', 'own'],
  ['/account/saved-vacancies', 'applicant'],
  ['/account/search-alerts', 'applicant'],
  ['/applicant/me', 'applicant'],
  ['/applicant/me/export', 'applicant'],
  ['/applicant/applications', 'applicant'],
];
