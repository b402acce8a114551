import type { Membership } from '@cpa/shared/contracts';
import type { MembershipChange } from '../../accounts/lifeCycles.rules.ts';
import { writeMail, type Mail } from '../../../platform/mail/mail.ts';

interface Facts extends MembershipChange {
  siteUrl: string;
  company: string;
  /** Name of the person whose role changed. */
  person: string;
  /** Name of the person who made the change. */
  by: string;
}

const ROLES: Record<Membership, string> = { owner: 'an owner', recruiter: 'a recruiter', viewer: 'a viewer' };

/** Notifies the owners that another owner joined, left or changed. */
export function ownersChangedMail(facts: Facts & { name: string }): Mail {
  const { siteUrl, company, person, by, name, before, after } = facts;
  const change =
    before === null
      ? `${person} joined ${company} as an owner.`
      : after === null
        ? `${person} is no longer a member of ${company}.`
        : `${person} was ${ROLES[before]} of ${company} and is now ${ROLES[after]}.`;
  return writeMail({
    template: 'owners-changed',
    siteUrl,
    subject: `The owners of ${company} changed`,
    preheader: change,
    heading: `The owners of ${company} changed`,
    paragraphs: [
      `Bon bini ${name}. ${change}`,
      ...(by === person ? [] : [`${by} made the change.`]),
      'If you did not expect this, check the members of the company now.',
    ],
    reason: `You get this mail because you are an owner of ${company}. Mails about security are always sent.`,
    action: { label: 'See the members', url: `${siteUrl}/recruiter-dashboard/company/members` },
  });
}

/** Notifies a person whom another one removed from a company or gave another role. */
export function ownMembershipMail({ siteUrl, company, person, by, before, after }: Facts): Mail {
  const change =
    after === null
      ? `${by} removed you from ${company}. You no longer see its vacancies and applicants.`
      : `${by} changed your role in ${company}: you were ${ROLES[before!]} and are now ${ROLES[after]}.`;
  return writeMail({
    template: 'membership-changed',
    siteUrl,
    subject: after === null ? `You are no longer a member of ${company}` : `Your role in ${company} changed`,
    preheader: change,
    heading: after === null ? `You left ${company}` : `Your role in ${company} changed`,
    paragraphs: [
      `Bon bini ${person}. ${change}`,
      ...(before === 'owner'
        ? ['Invitations that you sent for this company and nobody accepted have ended.']
        : []),
      'If this is a mistake, write to an owner of the company.',
    ],
    reason: `You get this mail because you were a member of ${company}. Mails about security are always sent.`,
    action: { label: 'Open your dashboard', url: `${siteUrl}/recruiter-dashboard` },
  });
}
