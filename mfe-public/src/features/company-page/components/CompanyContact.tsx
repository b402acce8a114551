import { type Company, formatPhone } from '@cpa/shared/contracts';
import { useFormat } from '@cpa/shared/i18n';
import { BadgeCheckIcon, MailIcon, PhoneIcon } from '@cpa/shared/ui';
import { LinkIcon, MessageIcon } from '@cpa/shared/ui/icons';
import { useText } from '../../../messages/laterTexts.ts';
import { displayHost, webUrl } from '../../../text/webUrl.ts';
import { whatsAppUrl } from '../../../text/whatsAppUrl.ts';
import styles from './CompanyAside.module.css';

/** Verification and contact details. Omits missing values; null without any. */
export function CompanyContact({ company }: { company: Company }) {
  const t = useText();
  const { formatDay } = useFormat();
  const { verified, verified_at, phone, whatsapp, email, social_links } = company;
  const links = social_links.flatMap((link) => webUrl(link) ?? []);
  const hasContact = Boolean(phone ?? whatsapp ?? email) || links.length > 0;
  if (!verified && !hasContact) return null;
  return (
    <section className={styles.card} aria-label={t('company.contact')}>
      {verified && (
        <div className={styles.verified}>
          <BadgeCheckIcon className={styles.mark} />
          <div>
            <h2 className={styles.small}>{t('company.verified')}</h2>
            <p className="mute break text-14">
              {verified_at
                ? t('company.verifiedAt', { day: formatDay(verified_at) })
                : t('company.verifiedText')}
            </p>
          </div>
        </div>
      )}
      {hasContact && (
        <ul className={styles.contacts}>
          {phone && (
            <li>
              <PhoneIcon size={16} className="mute rigid" />
              <a href={`tel:${phone}`}>{formatPhone(phone)}</a>
            </li>
          )}
          {whatsapp && (
            <li>
              <MessageIcon size={16} className="mute rigid" />
              <a href={whatsAppUrl('', whatsapp)} rel="noopener noreferrer nofollow" target="_blank">
                {t('company.whatsapp', { number: formatPhone(whatsapp) })}
              </a>
            </li>
          )}
          {email && (
            <li>
              <MailIcon size={16} className="mute rigid" />
              <a href={`mailto:${email}`} translate="no">
                {email}
              </a>
            </li>
          )}
          {links.map((link) => (
            <li key={link}>
              <LinkIcon size={16} className="mute rigid" />
              <a href={link} rel="noopener noreferrer nofollow" target="_blank">
                {displayHost(link)}
              </a>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
