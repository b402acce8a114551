import type { Locale } from '@cpa/shared/contracts';
import { writeMail, type Mail } from '../../../platform/mail/mail.ts';
import { siteIn } from '../../../platform/mail/siteUrls.ts';
import { mailTextIn } from '../mailTexts.ts';

interface Facts {
  siteUrl: string;
  language: Locale;
  name: string;
  /** Name that the owner gave the passkey. */
  passkey: string;
}

/** Notifies the owner, so that no passkey is added unnoticed. */
export function passkeyAddedMail(facts: Facts): Mail {
  const t = mailTextIn(facts.language);
  const { name, passkey } = facts;
  return securityMail(facts, {
    template: 'passkey-added',
    subject: t('passkeyAdded.subject'),
    preheader: t('passkeyAdded.preheader'),
    lead: t('passkeyAdded.lead', { name, passkey }),
  });
}

export function passkeyRemovedMail(facts: Facts): Mail {
  const t = mailTextIn(facts.language);
  const { name, passkey } = facts;
  return securityMail(facts, {
    template: 'passkey-removed',
    subject: t('passkeyRemoved.subject'),
    preheader: t('passkeyRemoved.preheader'),
    lead: t('passkeyRemoved.lead', { name, passkey }),
  });
}

/** Writes a mail about a change of the security settings. Its link leads to a new password, which ends every session. */
export function securityMail(
  { siteUrl, language }: Pick<Facts, 'siteUrl' | 'language'>,
  { lead, ...text }: { template: string; subject: string; preheader: string; lead: string },
): Mail {
  const t = mailTextIn(language);
  return writeMail({
    ...text,
    siteUrl,
    language,
    heading: text.subject,
    paragraphs: [lead, t('security.next')],
    reason: t('security.reason'),
    action: { label: t('reset.subject'), url: `${siteIn(siteUrl, language)}/forgot-password` },
  });
}
