import type { Locale } from '@cpa/shared/contracts';
import type { Mail } from '../../../platform/mail/mail.ts';
import { mailTextIn } from '../mailTexts.ts';
import { securityMail } from '../passkeys/passkey.mails.ts';

interface Facts {
  siteUrl: string;
  language: Locale;
  name: string;
}

/** Notifies the owner, so that the second factor changes only noticed. */
export function secondStepChangedMail(
  facts: Facts & { what: 'turned_on' | 'turned_off' | 'app_added' | 'app_removed' | 'codes_renewed' },
): Mail {
  const t = mailTextIn(facts.language);
  return securityMail(facts, {
    template: 'second-step-changed',
    subject: t('secondStep.subject'),
    preheader: t('changed.preheader'),
    lead: t(`secondStep.${facts.what}`, { name: facts.name }),
  });
}

/** Warns the owner: whoever types codes knows the password or reads the mails. */
export function codesPausedMail(facts: Facts): Mail {
  const t = mailTextIn(facts.language);
  return securityMail(facts, {
    template: 'codes-paused',
    subject: t('codesPaused.subject'),
    preheader: t('codesPaused.preheader'),
    lead: t('codesPaused.lead', { name: facts.name }),
  });
}
