import { newApplicantRecipients, type CompanyMember } from './newApplicantRecipients.rules.ts';

const owner: CompanyMember = { email: 'owner@example.aw', isOwner: true, delivery: null };
const member: CompanyMember = { email: 'member@example.aw', isOwner: false, delivery: null };

describe('newApplicantRecipients', () => {
  test.each([
    ['the owners', null, [owner, member], ['owner@example.aw']],
    ['the contact instead of the owners', 'hr@example.aw', [owner, member], ['hr@example.aw']],
    ['no owner who chose a daily summary', null, [{ ...owner, delivery: 'daily' as const }], []],
    ['no contact who chose never', 'owner@example.aw', [{ ...owner, delivery: 'never' as const }], []],
    [
      'a member who chose at once, beside the contact',
      'hr@example.aw',
      [owner, { ...member, delivery: 'at_once' as const }],
      ['hr@example.aw', 'member@example.aw'],
    ],
    ['nobody twice', 'owner@example.aw', [{ ...owner, delivery: 'at_once' as const }], ['owner@example.aw']],
  ])('lists %s', (_who, contact, members, expected) => {
    expect(newApplicantRecipients(contact, members)).toEqual(expected);
  });
});
