import type { Membership } from '@cpa/shared/contracts';
import { endedByProof, invitationsEndedBy, isInvitationValid, notifiedOf } from './lifeCycles.rules.ts';

type Role = Membership | null;

describe('a proof of an e-mail address', () => {
  test.each([
    ['link', true, 'all', true],
    ['link', false, 'none', false],
    ['link in a session', true, 'others', false],
    ['link in a session', false, 'none', false],
    ['new password', true, 'all', false],
    ['new password', false, 'all', false],
    ['operator', true, 'all', true],
    ['operator', false, 'none', false],
  ] as const)(
    'by a %s, first: %p, ends %s sessions and clears the password: %p',
    (proof, isFirst, sessions, password) => {
      expect(endedByProof(proof, { isFirst })).toEqual({ sessions, password });
    },
  );
});

describe('a change of a membership', () => {
  test.each<[Role, Role, { sent: boolean; received: boolean }]>([
    [null, 'owner', { sent: false, received: true }],
    ['owner', 'owner', { sent: false, received: false }],
    ['owner', 'recruiter', { sent: true, received: true }],
    ['owner', null, { sent: true, received: true }],
    ['recruiter', 'owner', { sent: false, received: true }],
    ['viewer', null, { sent: false, received: true }],
  ])('from %p to %p ends the invitations %p', (before, after, ended) => {
    expect(invitationsEndedBy({ before, after })).toEqual(ended);
  });

  test.each<[Role, Role, boolean, { owners: boolean; person: boolean }]>([
    [null, 'owner', true, { owners: true, person: false }],
    [null, 'viewer', true, { owners: false, person: false }],
    ['owner', 'viewer', false, { owners: true, person: true }],
    ['owner', null, true, { owners: true, person: false }],
    ['recruiter', null, false, { owners: false, person: true }],
    ['viewer', 'owner', false, { owners: true, person: true }],
    ['owner', 'owner', false, { owners: false, person: false }],
  ])('from %p to %p, by oneself: %p, notifies %p', (before, after, isOwnChange, notified) => {
    expect(notifiedOf({ before, after }, { isOwnChange })).toEqual(notified);
  });
});

test('an invitation is valid while its sender is an owner with an open account', () => {
  expect(isInvitationValid({ sender: 'owner', isSenderBanned: false })).toBe(true);
  expect(isInvitationValid({ sender: 'owner', isSenderBanned: true })).toBe(false);
  for (const sender of ['recruiter', 'viewer', null] as const)
    expect(isInvitationValid({ sender, isSenderBanned: false })).toBe(false);
});
