import { aPdf } from '../../support/files/documents.ts';
import { aFileForm } from '../../support/files/images.ts';
import { aKey } from '../../support/openPaymentApp.ts';
import { APPLICANT, APPLICANTS, type Row, VERIFIED_COMPANY } from './row.ts';

const interviewProposal = () => ({
  times: [new Date(Date.now() + 172_800_000).toISOString()],
  minutes: 45,
  place: 'Caya Grandi 1',
});
const messageTemplate = () => ({ stage: 'interview', name: 'Parking', text: 'Gate B.' });
const scorecard = () => ({
  skills: 4,
  experience: 3,
  communication: 5,
  recommendation: 'yes',
  comment: '',
});
const fileForm = () => aFileForm('file', 'letter.pdf', aPdf(), [['key', aKey()]]);
const message = () => ({ key: aKey(), text: 'May I park at the hotel?' });

/** Messages, their templates and interviews, for both sides of an application. */
export const CONVERSATIONS: readonly Row[] = [
  ['GET', '/recruiter/applicants/{application}/messages', VERIFIED_COMPANY],
  ['POST', '/recruiter/applicants/{application}/messages', [401, 403, 404, 201, 403, 403], message],
  ['POST', '/recruiter/applicants/{application}/messages/files', [401, 403, 404, 201, 403, 403], fileForm],
  ['GET', '/recruiter/applicants/{application}/messages/{companyFile}/file', VERIFIED_COMPANY],
  ['POST', '/recruiter/applicants/{application}/messages/read', VERIFIED_COMPANY, () => ({ until: 1 })],
  ['PUT', '/recruiter/applicants/{application}/messages/mute', VERIFIED_COMPANY],
  ['DELETE', '/recruiter/applicants/{application}/messages/mute', VERIFIED_COMPANY],
  ['GET', '/recruiter/applicants/{application}/message-templates', VERIFIED_COMPANY],
  [
    'POST',
    '/recruiter/applicants/{application}/message-templates',
    [401, 403, 404, 201, 403, 403],
    messageTemplate,
  ],
  ['PUT', '/recruiter/message-templates/{messageTemplate}', VERIFIED_COMPANY, messageTemplate],
  ['DELETE', '/recruiter/message-templates/{messageTemplate}', VERIFIED_COMPANY],
  ['GET', '/recruiter/applicants/{application}/interviews', VERIFIED_COMPANY],
  ['GET', '/recruiter/applicants/{application}/busy-times', VERIFIED_COMPANY],
  [
    'POST',
    '/recruiter/applicants/{application}/interviews',
    [401, 403, 404, 201, 403, 403],
    interviewProposal,
  ],
  ['POST', '/recruiter/interviews/{interview}/times', VERIFIED_COMPANY, interviewProposal],
  ['POST', '/recruiter/interviews/{movedInterview}/move/postpone', VERIFIED_COMPANY],
  ['POST', '/recruiter/interviews/{movedInterview}/move/undo', VERIFIED_COMPANY],
  ['POST', '/recruiter/interviews/{interview}/cancel', VERIFIED_COMPANY, () => ({ reason: 'Ill' })],
  ['GET', '/recruiter/interviews/{confirmedInterview}/calendar', VERIFIED_COMPANY],
  ['GET', '/recruiter/applicants/{application}/scorecards', VERIFIED_COMPANY],
  ['PUT', '/recruiter/interviews/{heldInterview}/scorecard', VERIFIED_COMPANY, scorecard],
  ['GET', '/applicant/messages', APPLICANTS],
  ['GET', '/applicant/applications/{applied}/messages', APPLICANT],
  ['POST', '/applicant/applications/{applied}/messages', [401, 403, 403, 403, 201, 404], message],
  ['POST', '/applicant/applications/{applied}/messages/files', [401, 403, 403, 403, 201, 404], fileForm],
  ['GET', '/applicant/applications/{applied}/messages/{companyFile}/file', APPLICANT],
  ['POST', '/applicant/applications/{applied}/messages/read', APPLICANT, () => ({ until: 1 })],
  ['PUT', '/applicant/applications/{applied}/messages/mute', APPLICANT],
  ['DELETE', '/applicant/applications/{applied}/messages/mute', APPLICANT],
  ['PUT', '/applicant/applications/{applied}/messages/block', APPLICANT],
  ['DELETE', '/applicant/applications/{applied}/messages/block', APPLICANT],
  [
    'POST',
    '/applicant/applications/{applied}/messages/{companyMessage}/report',
    APPLICANT,
    () => ({ reason: 'scam' }),
  ],
  ['POST', '/applicant/interviews/{slotted}/confirm', APPLICANT, () => ({ slot_id: '{slot}' })],
  ['POST', '/applicant/interviews/{interview}/decline', APPLICANT, () => ({ message: 'Mornings only' })],
  ['POST', '/applicant/interviews/{interview}/cancel', APPLICANT, () => ({ reason: 'Ill' })],
  ['GET', '/applicant/interviews/{confirmedInterview}/calendar', APPLICANT],
];
