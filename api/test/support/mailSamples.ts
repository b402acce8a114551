import type { Locale, VacancyCard } from '@cpa/shared/contracts';
import { aReceivedRefundRequest } from '@cpa/shared/testing/builders';
import { magicLinkMail, signUpLinkMail } from '../../src/domains/accounts/magicLink.mails.ts';
import {
  passwordChangedMail,
  passwordClearedMail,
  resetMail,
} from '../../src/domains/accounts/password.mails.ts';
import {
  identityLinkedMail,
  identityLinkMail,
  identityUnlinkedMail,
} from '../../src/domains/accounts/openid/openId.mails.ts';
import { passkeyAddedMail, passkeyRemovedMail } from '../../src/domains/accounts/passkeys/passkey.mails.ts';
import {
  codesPausedMail,
  secondStepChangedMail,
} from '../../src/domains/accounts/second-step/secondStep.mails.ts';
import { accountExistsMail, verificationMail } from '../../src/domains/accounts/verification.mails.ts';
import {
  applicationReceivedMail,
  newApplicantMail,
  statusChangedMail,
} from '../../src/domains/applications/applications.mails.ts';
import {
  calledOffMail,
  confirmedMail,
  movedMail,
  reminderMail,
  timesEndedMail,
  timesProposedMail,
  type Receiver,
} from '../../src/domains/applications/interviews/interviews.mails.ts';
import type { InterviewFacts } from '../../src/domains/applications/interviews/interviews.repository.ts';
import {
  messageReportMail,
  unreadMessagesMail,
} from '../../src/domains/applications/messages/messages.mails.ts';
import { heldUpdatesMail } from '../../src/domains/applications/held-mails/heldUpdates.mails.ts';
import { applicantSummaryMail } from '../../src/domains/applications/summaries/summaries.mails.ts';
import { invitationMail } from '../../src/domains/companies/members/invitation.mails.ts';
import {
  ownersChangedMail,
  ownMembershipMail,
  secondStepResetMail,
} from '../../src/domains/companies/members/members.mails.ts';
import { contactMail } from '../../src/domains/notifications/contact/contact.mails.ts';
import { orderReceiptMail } from '../../src/domains/orders/orderReceipt.mails.ts';
import { refundAnswerMail, refundAskedMail } from '../../src/domains/orders/refunds/refundRequests.mails.ts';
import { orderRefundedMail, refundRefusedMail } from '../../src/domains/orders/orderRefunded.mails.ts';
import { confirmAlertMail, digestMail } from '../../src/domains/subscriptions/alerts/alerts.mails.ts';
import {
  confirmNewsletterMail,
  newsletterWelcomeMail,
} from '../../src/domains/subscriptions/newsletter/newsletter.mails.ts';
import { notPublishedMail } from '../../src/domains/vacancies/editing/openScheduled.mails.ts';
import { confirmContactMail } from '../../src/domains/vacancies/contacts/contacts.mails.ts';
import { vacancyReportMail } from '../../src/domains/vacancies/reports/vacancyReport.mails.ts';
import type { Mail } from '../../src/platform/mail/mail.ts';
import { mailedLinkUrl } from '../../src/platform/mail/siteUrls.ts';

const siteUrl = 'https://jobs.example.aw';
const token = 'abcDEF123-_x';
const name = 'Raïsa';
const title = 'Front Office Supervisor';
const company = 'Laguna Cove Resort';
const settings = { siteUrl, mailFrom: 'Career Portal Aruba <no-reply@careerportal.aw>' };
const facts = {
  id: 3,
  application_id: 9,
  vacancy_id: 7,
  title,
  company,
  name,
  minutes: 30,
  place: 'J.E. Irausquin Boulevard 5, Noord',
  video_url: null,
  note: 'Ask for Ruthmila at the front desk.',
} as InterviewFacts;
const startsAt = new Date('2026-11-24T14:00:00Z');
const appointment = { startsAt, minutes: 30, sequence: 1 };
const card = {
  company: { name: company },
  location_district: { id: 1, name: 'Noord' },
  salary_min: 240_000,
  salary_max: 290_000,
  salary_currency: 'AWG',
  salary_period: 'month',
};
const vacancies = [
  { ...card, id: 1, title: 'Line Cook' },
  { ...card, id: 2, title: 'Host' },
] as VacancyCard[];

const SECOND_STEP_CHANGES = ['turned_on', 'turned_off', 'app_added', 'app_removed', 'codes_renewed'] as const;

/** Returns an example of each kind of mail. */
export function mailSamplesIn(language: Locale): Mail[] {
  const application = { siteUrl, language, name, title, company, vacancyId: 7 };
  const role = {
    siteUrl,
    language,
    company,
    person: 'Ana',
    by: 'Ruthmila',
    before: 'owner',
    after: 'viewer',
  } as const;
  const applicant: Receiver = { language, side: 'applicant', name, email: 'raisa@example.com' };
  const recruiter: Receiver = { language, side: 'company', name: 'Ruthmila', email: 'ruthmila@example.com' };
  const order = { siteUrl, language, name, total: 23_400, currency: 'USD' as const, orderId: 12 };
  return [
    verificationMail({ siteUrl, language, name, token, expiresAt: startsAt }),
    accountExistsMail({ siteUrl, language, name }),
    magicLinkMail({ siteUrl, language, name, email: 'raisa@example.com', token, callbackPath: '/saved' }),
    signUpLinkMail({ siteUrl, language, email: 'raisa@example.com', token, callbackPath: '/saved' }),
    identityLinkMail({ siteUrl, language, name, provider: 'google', token, callbackPath: '/saved' }),
    identityLinkedMail({ siteUrl, language, name, provider: 'microsoft' }),
    identityUnlinkedMail({ siteUrl, language, name, provider: 'google' }),
    resetMail({ siteUrl, language, name, token }),
    passwordChangedMail({ siteUrl, language, name }),
    passwordClearedMail({ siteUrl, language, name, token }),
    passkeyAddedMail({ siteUrl, language, name, passkey: 'Work phone' }),
    passkeyRemovedMail({ siteUrl, language, name, passkey: 'Work phone' }),
    ...SECOND_STEP_CHANGES.map((what) => secondStepChangedMail({ siteUrl, language, name, what })),
    codesPausedMail({ siteUrl, language, name }),
    secondStepResetMail({ siteUrl, language, company, by: 'Ruthmila', member: 'Ana', name }),
    ownersChangedMail({ ...role, name }),
    ownersChangedMail({ ...role, name, before: null, after: 'owner', by: role.person }),
    ownersChangedMail({ ...role, name, after: null }),
    ownMembershipMail(role),
    ownMembershipMail({ ...role, after: null }),
    invitationMail({
      siteUrl,
      language,
      company,
      inviter: 'Ruthmila',
      email: 'new@example.com',
      membership: 'recruiter',
      token,
    }),
    orderReceiptMail({
      ...order,
      items: [
        { title: 'Team', price: 19_900 },
        { title: 'Sponsorship: Pastry Chef', price: 3500 },
      ],
      invoice_number: 'CPA-2026-00418',
      paidAt: startsAt,
    }),
    orderRefundedMail({ ...order, credit_note_number: 'CPA-C-2026-00007' }),
    ...[true, false].map((isApplicant) =>
      heldUpdatesMail({
        siteUrl,
        language,
        facts,
        isApplicant,
        to: isApplicant ? applicant : recruiter,
        mails: [{ subject: title }, { subject: 'Line Cook' }],
      }),
    ),
    refundRefusedMail(order),
    refundAskedMail({ siteUrl, request: aReceivedRefundRequest({ company }) }),
    refundAnswerMail({ ...order, answer: 'Three of the five postings were used.' }),
    notPublishedMail({
      siteUrl,
      language,
      vacancy: { id: 7, title },
      reason: 'Verify your e-mail address first.',
    }),
    confirmContactMail({ siteUrl, language, token, company }),
    messageReportMail({
      siteUrl,
      facts,
      reason: 'scam',
      text: 'Send us a copy of your passport.',
      reporter: { name, email: 'raisa@example.aw' },
    }),
    vacancyReportMail({
      siteUrl,
      vacancy: { id: 7, title, company },
      reason: 'misleading',
      message: 'The wage is not what they pay.',
      email: 'raisa@example.com',
    }),
    contactMail({ name, email: 'raisa@example.com', subject: 'Posting', message: 'How do I post?' }, siteUrl),
    confirmAlertMail({ siteUrl, language, token, name: 'cook, Noord', frequency: 'daily' }),
    digestMail({
      siteUrl,
      language,
      name: 'cook, Noord',
      count: 5,
      vacancies,
      query: '?search_string=cook',
      token,
    }),
    confirmNewsletterMail({ siteUrl, language, token }),
    newsletterWelcomeMail({ siteUrl, language, token }),
    applicantSummaryMail({
      siteUrl,
      language,
      name: 'Ruthmila',
      count: 2,
      vacancies: [{ vacancyId: 7, title, count: 2 }],
    }),
    applicationReceivedMail(application),
    newApplicantMail({ ...application, applicationId: 9, contactEndUrl: undefined }),
    newApplicantMail({
      ...application,
      applicationId: 9,
      contactEndUrl: mailedLinkUrl(siteUrl, '/vacancy-contacts/end', 'x', language),
    }),
    statusChangedMail({
      ...application,
      status: 'interview',
      note: 'Could you come on Tuesday at ten?',
      recruiter: 'Ruthmila Kelly-Geerman',
      reachedAt: new Map([
        ['new', new Date('2026-11-12T14:00:00Z')],
        ['viewed', new Date('2026-11-14T03:00:00Z')],
        ['interview', startsAt],
      ]),
    }),
    statusChangedMail({
      ...application,
      status: 'rejected',
      note: null,
      recruiter: null,
      reachedAt: new Map(),
    }),
    timesProposedMail(facts, [startsAt, new Date('2026-11-25T15:00:00Z')], applicant, settings),
    confirmedMail(facts, appointment, applicant, settings),
    movedMail(facts, appointment, applicant, settings, {
      startsAt: new Date('2026-11-23T14:30:00Z'),
      minutes: 45,
    }),
    reminderMail(facts, appointment, recruiter, settings),
    calledOffMail(facts, appointment, applicant, settings, {
      reason: { text: 'The chef is ill.', by: company },
      next: 'The company can propose other times.',
    }),
    ...(['company', 'applicant'] as const).map((side) =>
      unreadMessagesMail({
        siteUrl,
        facts: { ...facts, side },
        to: { name },
        count: 2,
        last: 'The chef has time on Thursday.',
      })(language),
    ),
    timesEndedMail(facts, recruiter, settings, {
      heading: 'No time suits',
      lead: `${name} cannot come at the proposed times.`,
      quote: { text: 'Only mornings.', by: name },
    }),
  ];
}

export const mailSamples = mailSamplesIn('en');
