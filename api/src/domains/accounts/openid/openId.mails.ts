import { OPENID_NAMES, type Locale, type OpenIdProvider } from '@cpa/shared/contracts';
import { writeMail, type Mail } from '../../../platform/mail/mail.ts';
import { siteIn } from '../../../platform/mail/siteUrls.ts';
import { mailTextIn } from '../mailTexts.ts';

interface Facts {
  siteUrl: string;
  language: Locale;
  name: string;
  provider: OpenIdProvider;
}

/** Leads to a page that signs in with the provider once more: the link alone opens no session. */
export function identityLinkMail({
  siteUrl,
  language,
  name,
  provider,
  token,
  callbackPath,
}: Facts & { token: string; callbackPath: string | undefined }): Mail {
  const t = mailTextIn(language);
  const service = OPENID_NAMES[provider];
  const url = new URL(`${siteIn(siteUrl, language)}/login`);
  url.searchParams.set('with', provider);
  url.searchParams.set('token', token);
  if (callbackPath !== undefined) url.searchParams.set('callbackUrl', callbackPath);
  return writeMail({
    template: 'identity-link',
    siteUrl,
    language,
    subject: t('identity.link.subject', { service }),
    preheader: t('identity.link.preheader'),
    heading: t('greeting', { name }),
    paragraphs: [t('identity.link.lead', { service }), t('identity.link.next', { service })],
    note: t('magic.note'),
    reason: t('identity.link.reason', { service }),
    action: { label: t('identity.link.action', { service }), url: url.href },
  });
}

/** Notifies the owner, so that no other way to sign in is added unnoticed. */
export function identityLinkedMail(facts: Facts): Mail {
  return changeMail(facts, { template: 'identity-linked', change: 'linked' });
}

export function identityUnlinkedMail(facts: Facts): Mail {
  return changeMail(facts, { template: 'identity-unlinked', change: 'unlinked' });
}

function changeMail(
  { siteUrl, language, name, provider }: Facts,
  { template, change }: { template: string; change: 'linked' | 'unlinked' },
): Mail {
  const t = mailTextIn(language);
  const service = OPENID_NAMES[provider];
  return writeMail({
    template,
    siteUrl,
    language,
    subject: t(`identity.${change}.subject`, { service }),
    preheader: t('changed.preheader'),
    heading: t('greeting', { name }),
    paragraphs: [t(`identity.${change}.lead`, { service }), t('identity.next')],
    reason: t('identity.reason'),
    action: { label: t('reset.subject'), url: `${siteIn(siteUrl, language)}/forgot-password` },
  });
}
