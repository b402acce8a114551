import { type Company, formatPhone } from '@cpa/shared/contracts';
import type { ReactNode } from 'react';
import { useText } from '../../../messages/texts.ts';
import { displayHost, webUrl } from '../../../rich-text/webUrl.ts';
import styles from './CompanyPage.module.css';

/** Contact details and facts of a company. Omits missing values. */
export function CompanyFacts({ company }: { company: Company }) {
  const t = useText();
  const website = webUrl(company.website);
  const links = company.social_links.flatMap((link) => webUrl(link) ?? []);
  const facts: { name: string; value: ReactNode }[] = [
    { name: t('company.website'), value: website && <ExternalLink to={website} /> },
    {
      name: t('company.phone'),
      value: company.phone && <a href={`tel:${company.phone}`}>{formatPhone(company.phone)}</a>,
    },
    {
      name: t('company.email'),
      value: company.email && <a href={`mailto:${company.email}`}>{company.email}</a>,
    },
    { name: t('company.address'), value: company.address },
    { name: t('company.district'), value: company.district?.name },
    { name: t('company.size'), value: company.size?.name },
    { name: t('company.founded'), value: company.founded },
    {
      name: t('company.elsewhere'),
      value: links.length > 0 && links.map((link) => <ExternalLink key={link} to={link} />),
    },
  ].filter(({ value }) => Boolean(value));
  if (facts.length === 0) return null;
  return (
    <dl className={styles.facts}>
      {facts.map(({ name, value }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd dir="auto">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function ExternalLink({ to }: { to: string }) {
  return (
    <a className={styles.outside} href={to} rel="noopener noreferrer nofollow" target="_blank">
      {displayHost(to)}
    </a>
  );
}
