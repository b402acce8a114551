import { newApplicantRecipients, type CompanyMember } from './newApplicantRecipients.rules.ts';

const owner: CompanyMember = { email: 'owner@example.aw', delivery: 'at_once' };
const member: CompanyMember = { email: 'member@example.aw', delivery: 'at_once' };

describe('newApplicantRecipients', () => {
  test.each([
    ['every member', null, [owner, member], ['owner@example.aw', 'member@example.aw']],
    ['the contact, beside the members', 'hr@example.aw', [owner], ['hr@example.aw', 'owner@example.aw']],
    ['nobody who chose a daily summary', null, [{ ...owner, delivery: 'daily' as const }], []],
    ['no contact who chose never', 'owner@example.aw', [{ ...owner, delivery: 'never' as const }], []],
    ['nobody twice', 'owner@example.aw', [owner], ['owner@example.aw']],
  ])('lists %s', (_who, contact, members, expected) => {
    expect(newApplicantRecipients(contact, members)).toEqual(expected);
  });
});
