import type { Locale } from '@cpa/shared/contracts';
import type { MembershipChange } from '../../accounts/lifeCycles.rules.ts';
import { writeMail, type Mail } from '../../../platform/mail/mail.ts';
import { siteIn } from '../../../platform/mail/siteUrls.ts';
import { mailTextIn } from './mailTexts.ts';

interface Facts extends MembershipChange {
  siteUrl: string;
  language: Locale;
  company: string;
  /** Name of the member whose role changed. */
  person: string;
  /** Name of the member who made the change. */
  by: string;
}

/** Notifies the owners that another owner joined, left or changed. */
export function ownersChangedMail(facts: Facts & { name: string }): Mail {
  const { siteUrl, language, company, person, by, name, before, after } = facts;
  const t = mailTextIn(language);
  const change =
    before === null
      ? t('owners.joined', { person, company })
      : after === null
        ? t('owners.left', { person, company })
        : t('owners.changed', { person, company, before, after });
  return writeMail({
    template: 'owners-changed',
    siteUrl,
    language,
    subject: t('owners.subject', { company }),
    preheader: change,
    heading: t('owners.subject', { company }),
    paragraphs: [
      t('lead', { name, change }),
      ...(by === person ? [] : [t('owners.by', { by })]),
      t('owners.check'),
    ],
    reason: t('owners.reason', { company }),
    action: {
      label: t('owners.action'),
      url: `${siteIn(siteUrl, language)}/recruiter-dashboard/company/members`,
    },
  });
}

/** Notifies a member who was removed from a company or got another role. */
export function ownMembershipMail(facts: Facts): Mail {
  const { siteUrl, language, company, person, by, before, after } = facts;
  const t = mailTextIn(language);
  const isRemoved = after === null;
  const change = isRemoved
    ? t('own.removed', { by, company })
    : t('own.changed', { by, company, before: before!, after });
  return writeMail({
    template: 'membership-changed',
    siteUrl,
    language,
    subject: t(isRemoved ? 'own.removedSubject' : 'own.changedSubject', { company }),
    preheader: change,
    heading: t(isRemoved ? 'own.removedHeading' : 'own.changedSubject', { company }),
    paragraphs: [
      t('lead', { name: person, change }),
      ...(before === 'owner' ? [t('own.invitations')] : []),
      t('own.mistake'),
    ],
    reason: t('own.reason', { company }),
    action: { label: t('own.action'), url: `${siteIn(siteUrl, language)}/recruiter-dashboard` },
  });
}

/** Notifies the member and the owner that the owner reset the member's second step. */
export function secondStepResetMail(
  facts: Pick<Facts, 'siteUrl' | 'language' | 'company' | 'by'> & { member: string; name: string },
): Mail {
  const { siteUrl, language, company, member, by, name } = facts;
  const t = mailTextIn(language);
  const change = t('step.reset', { by, member, company });
  return writeMail({
    template: 'second-step-reset',
    siteUrl,
    language,
    subject: t('step.subject', { member }),
    preheader: change,
    heading: t('step.subject', { member }),
    paragraphs: [t('lead', { name, change }), t('step.next'), t('step.check')],
    reason: t('step.reason', { company }),
    action: { label: t('own.action'), url: `${siteIn(siteUrl, language)}/recruiter-dashboard` },
  });
}
