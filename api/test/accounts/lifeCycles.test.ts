import type { Membership } from '@cpa/shared/contracts';
import { insertEmailToken } from '../../src/domains/accounts/emailTokens.repository.ts';
import { setBanned } from '../../src/app/operator/commands/users.repository.ts';
import { endAllSessions } from '../../src/domains/accounts/sessions/endSessions.repository.ts';
import { aCompany, aMembership } from '../support/aVacancy.ts';
import { tokenIn } from '../support/mails.ts';
import { openTestApp, type TestApp } from '../support/openTestApp.ts';
import { PASSWORD, signInNew, type Member } from '../support/signIn.ts';

let portal: TestApp;
beforeAll(async () => {
  portal = await openTestApp();
});
afterAll(async () => await portal.close());

/** State of a user who registered and was invited to a company as an owner. */
interface Life {
  proven: boolean;
  banned: boolean;
  /** Password of the registration, unless it was cleared or replaced. */
  firstPassword: boolean;
  /** Session of the registration. */
  firstSession: boolean;
  membership: Membership | null;
  invited: boolean;
  /** Precondition of the invitation: its sender is an owner whose account is open. */
  senderOwns: boolean;
  senderBanned: boolean;
  /** The account and its data are deleted. */
  deleted: boolean;
  senderDeleted: boolean;
  /** The founder sent the invitation again. */
  resent: boolean;
  /** The link of the invitation is too old. */
  expired: boolean;
}

/** Requests of the step; the rest is visible in the steps that follow. */
type Visible = Omit<Life, 'resent' | 'expired'>;

const AT_START: Life = {
  proven: false,
  banned: false,
  firstPassword: true,
  firstSession: true,
  membership: null,
  invited: true,
  senderOwns: true,
  senderBanned: false,
  deleted: false,
  senderDeleted: false,
  resent: false,
  expired: false,
};

interface Scene {
  company: number;
  founder: Member;
  sender: Member;
  person: Member;
  invitationId: number;
}

/** A step on the API, and its transition. */
interface Step {
  act: (scene: Scene) => Promise<unknown>;
  next: (life: Life) => Partial<Life>;
}

const founderCalls = async (
  { founder, company }: Scene,
  method: 'POST' | 'PUT' | 'DELETE',
  path: string,
  body?: object,
) =>
  await portal.call(method, `/recruiter/company/${company}${path}`, {
    token: founder.token,
    ...(body && { body }),
  });
const bodyOf = async (scene: Scene, purpose: 'magic' | 'reset' | 'verify') => ({
  email: scene.person.email,
  // A deleted account gets no token.
  token: await insertEmailToken(portal.db, scene.person.id, purpose).catch(() => 'x'.repeat(43)),
});
const prove = ({ proven }: Life): Partial<Life> =>
  proven ? {} : { proven: true, firstPassword: false, firstSession: false };
const isInvitationValid = ({ invited, expired, senderOwns, senderBanned, resent }: Life): boolean =>
  invited && !expired && (resent || (senderOwns && !senderBanned));
/** The founder removes the sender or takes the role of an owner; a banned account keeps its memberships. */
const senderEnds = ({ invited, resent }: Life): Partial<Life> => ({
  senderOwns: false,
  invited: invited && resent,
});
const changeTo =
  (after: Membership | null) =>
  ({ membership, invited }: Life): Partial<Life> =>
    membership === null ? {} : { membership: after, invited: invited && membership === after };

const STEPS: Record<string, Step> = {
  'verify in the session': {
    act: async (scene) => {
      const { token } = await bodyOf(scene, 'verify');
      await portal.call('GET', `/recruiter/verify-email?token=${token}`, { token: scene.person.token });
    },
    next: (life) => (life.firstSession ? { proven: true } : prove(life)),
  },
  'verify elsewhere': {
    act: async (scene) => {
      const { token } = await bodyOf(scene, 'verify');
      await portal.call('GET', `/recruiter/verify-email?token=${token}`);
    },
    next: prove,
  },
  'follow a magic link': {
    act: async (scene) =>
      await portal.call('POST', '/account/magic-link/sign-in', { body: await bodyOf(scene, 'magic') }),
    next: (life) => (life.banned ? {} : prove(life)),
  },
  'reset the password': {
    act: async (scene) => {
      const body = { ...(await bodyOf(scene, 'reset')), password: 'tambe-bon-2027' };
      await portal.call('POST', '/account/recruiter/reset-password', { body });
    },
    next: () => ({ proven: true, firstPassword: false, firstSession: false }),
  },
  'change the password': {
    act: async ({ person }) => {
      const body = { current_password: PASSWORD, password: 'tambe-bon-2027' };
      await portal.call('PUT', '/account/password', { token: person.token, body });
    },
    next: ({ firstSession, firstPassword }) =>
      firstSession && firstPassword ? { firstPassword: false } : {},
  },
  'delete the account': {
    act: async ({ person }) => await deleteAccount(person),
    next: ({ firstSession, firstPassword }) =>
      firstSession && firstPassword
        ? {
            deleted: true,
            proven: false,
            firstPassword: false,
            firstSession: false,
            membership: null,
            invited: false,
          }
        : {},
  },
  'sign out': {
    act: async ({ person }) =>
      await portal.call('POST', '/account/recruiter/logout', { token: person.token }),
    next: () => ({ firstSession: false }),
  },
  'accept the invitation': {
    act: async ({ person }) => {
      const mail = await newestInvitation(person);
      // The invitation was deleted with the account.
      if (!mail) return undefined;
      const body = { token: tokenIn(mail) };
      return await portal.call('POST', '/recruiter/invitation', { token: person.token, body });
    },
    next: (life) =>
      life.firstSession && isInvitationValid(life)
        ? { membership: life.membership ?? 'owner', invited: false, proven: true }
        : {},
  },
  'revoke the invitation': {
    act: async (scene) => await founderCalls(scene, 'DELETE', `/invitations/${scene.invitationId}`),
    next: () => ({ invited: false }),
  },
  'send the invitation again': {
    act: async (scene) => await founderCalls(scene, 'POST', `/invitations/${scene.invitationId}/resend`),
    next: ({ invited }) => (invited ? { resent: true, expired: false } : {}),
  },
  'let the invitation expire': {
    act: async ({ invitationId }) =>
      await portal.db
        .updateTable('company_invitations')
        .set({ expires_at: new Date(Date.now() - 1000) })
        .where('id', '=', invitationId)
        .execute(),
    next: () => ({ expired: true }),
  },
  'remove the person': {
    act: async (scene) => await founderCalls(scene, 'DELETE', `/members/${scene.person.id}`),
    next: changeTo(null),
  },
  'make the person a viewer': {
    act: async (scene) =>
      await founderCalls(scene, 'PUT', `/members/${scene.person.id}`, { membership: 'viewer' }),
    next: changeTo('viewer'),
  },
  'make the person an owner': {
    act: async (scene) =>
      await founderCalls(scene, 'PUT', `/members/${scene.person.id}`, { membership: 'owner' }),
    next: changeTo('owner'),
  },
  leave: {
    act: async ({ person, company }) =>
      await portal.call('DELETE', `/recruiter/company/${company}/members/${person.id}`, {
        token: person.token,
      }),
    next: (life) => (life.firstSession ? changeTo(null)(life) : {}),
  },
  'remove the sender': {
    act: async (scene) => await founderCalls(scene, 'DELETE', `/members/${scene.sender.id}`),
    next: senderEnds,
  },
  'make the sender a recruiter': {
    act: async (scene) =>
      await founderCalls(scene, 'PUT', `/members/${scene.sender.id}`, { membership: 'recruiter' }),
    next: senderEnds,
  },
  'delete the account of the sender': {
    act: async ({ sender }) => await deleteAccount(sender),
    next: (life) => (life.senderBanned ? {} : { ...senderEnds(life), senderDeleted: true }),
  },
  'ban the sender': {
    act: async ({ sender }) => await ban(sender),
    next: ({ senderDeleted }) => ({ senderBanned: !senderDeleted }),
  },
  'lift the ban of the sender': {
    act: async ({ sender }) => await setBanned(portal.db, sender.id, false),
    next: () => ({ senderBanned: false }),
  },
  'ban the person': {
    act: async ({ person }) => await ban(person),
    next: () => ({ banned: true, firstSession: false }),
  },
  'lift the ban of the person': {
    act: async ({ person }) => await setBanned(portal.db, person.id, false),
    next: () => ({ banned: false }),
  },
};

const deleteAccount = async ({ token }: Member) =>
  await portal.call('POST', '/recruiter/user/delete', { token, body: { password: PASSWORD } });

async function ban({ id }: Member): Promise<void> {
  await setBanned(portal.db, id, true);
  await endAllSessions(portal.db, id, 'banned');
}

async function newestInvitation({ email }: Member): Promise<{ text: string } | undefined> {
  return await portal.db
    .selectFrom('mails')
    .select('text')
    .where('recipient', '=', email)
    .where('template', '=', 'company-invitation')
    .orderBy('id', 'desc')
    .executeTakeFirst();
}

async function openScene(founder: Member): Promise<Scene> {
  const company = await aCompany(portal, founder.id);
  const sender = await signInNew(portal, 'recruiter');
  await aMembership(portal, company, sender.id, 'owner');
  const person = await signInNew(portal, 'recruiter', { isVerified: false });
  const invited = await portal.call('POST', `/recruiter/company/${company}/invitations`, {
    token: sender.token,
    body: { email: person.email, membership: 'owner' },
  });
  const { invitations } = invited.json<{ invitations: { id: number }[] }>();
  return { company, founder, sender, person, invitationId: invitations[0]!.id };
}

async function readLife({ company, person, sender, invitationId }: Scene): Promise<Visible> {
  const account = async (id: number) =>
    await portal.db
      .selectFrom('accounts as a')
      .leftJoin('memberships as m', (join) =>
        join.onRef('m.account_id', '=', 'a.id').on('m.company_id', '=', company),
      )
      .select(['a.verified_at', 'a.banned_at', 'a.password_hash', 'm.membership'])
      .where('a.id', '=', id)
      .executeTakeFirst();
  const [own, other] = await Promise.all([account(person.id), account(sender.id)]);
  const row = await portal.db
    .selectFrom('company_invitations')
    .select('id')
    .where('id', '=', invitationId)
    .executeTakeFirst();
  return {
    proven: (own?.verified_at ?? null) !== null,
    banned: (own?.banned_at ?? null) !== null,
    firstPassword: own?.password_hash === FIRST_HASH.value,
    firstSession: (await portal.call('GET', '/recruiter/user/', { token: person.token })).statusCode === 200,
    membership: own?.membership ?? null,
    invited: row !== undefined,
    senderOwns: other?.membership === 'owner',
    senderBanned: (other?.banned_at ?? null) !== null,
    deleted: own === undefined,
    senderDeleted: other === undefined,
  };
}

const FIRST_HASH = { value: '' as string | null };

/** A ban ends the session permanently; lifting it restores the account. */
describe.each(Object.keys(STEPS))('after the step "%s"', (first) => {
  test('every other step leaves account, membership and invitation in the state of the machine', async () => {
    const founder = await signInNew(portal, 'recruiter');
    const { password_hash } = await portal.db
      .selectFrom('accounts')
      .select('password_hash')
      .where('id', '=', founder.id)
      .executeTakeFirstOrThrow();
    FIRST_HASH.value = password_hash;
    for (const second of Object.keys(STEPS)) {
      const scene = await openScene(founder);
      let life = AT_START;
      for (const name of [first, second]) {
        const { act, next } = STEPS[name]!;
        await act(scene);
        const { deleted } = life;
        const { senderOwns, senderBanned, senderDeleted, ...own } = { ...life, ...next(life) };
        life = { ...life, ...(!deleted && own), senderOwns, senderBanned, senderDeleted };
      }
      const { resent: _resent, expired: _expired, ...expected } = life;
      expect({ first, second, ...(await readLife(scene)) }).toEqual({ first, second, ...expected });
    }
  });
});
