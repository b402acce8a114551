import type { Company } from '@cpa/shared/contracts';
import { Avatar, BadgeCheckIcon, VisuallyHidden } from '@cpa/shared/ui';
import type { ReactNode } from 'react';
import { useText } from '../../../messages/texts.ts';
import { RichText } from '../../../rich-text/RichText.tsx';
import { CompanyScene } from '../../../scenes/CompanyScene.tsx';
import { CompanyFacts } from './CompanyFacts.tsx';
import styles from './CompanyPage.module.css';

type CompanyProfileProps = {
  company: Company;
  /** 2 where the page has its own heading, as in a preview. */
  headingLevel?: 1 | 2;
  /** The open vacancies. */
  children?: ReactNode;
};

/** Profile of a company. Omits missing values. */
export function CompanyProfile({ company, headingLevel = 1, children }: CompanyProfileProps) {
  const t = useText();
  return (
    <div className={styles.profile}>
      <Head company={company} headingLevel={headingLevel} />
      <div className={styles.columns}>
        <div className={styles.main}>
          {children}
          {company.description.trim() !== '' && (
            <section>
              <h2 className={styles.heading}>{t('company.about')}</h2>
              <RichText level={3}>{company.description}</RichText>
            </section>
          )}
          {company.benefits.length > 0 && (
            <section>
              <h2 className={styles.heading}>{t('company.benefits')}</h2>
              <ul className={styles.benefits}>
                {company.benefits.map((benefit) => (
                  <li key={benefit}>{benefit}</li>
                ))}
              </ul>
            </section>
          )}
        </div>
        <CompanyFacts company={company} />
      </div>
    </div>
  );
}

function Head({ company, headingLevel }: { company: Company; headingLevel: 1 | 2 }) {
  const t = useText();
  const { name, logo, cover, verified, sectors, district } = company;
  const Heading = headingLevel === 1 ? 'h1' : 'h2';
  const under = [...sectors.map((sector) => sector.name), district?.name].filter(Boolean).join(' · ');
  return (
    <>
      {cover ? (
        <img
          className={styles.cover}
          src={cover.startsWith('blob:') ? cover : `${cover}?w=1280`}
          alt=""
          width={1280}
          height={320}
        />
      ) : (
        <div className={`${styles.cover} ${styles.scene}`}>
          <CompanyScene company={company} />
        </div>
      )}
      <header className={styles.head}>
        <Avatar name={name} src={logo} size={96} shape="square" className={styles.logo} />
        <div className={styles.names}>
          <Heading className={styles.name} dir="auto">
            {name}
            {verified && (
              <>
                <BadgeCheckIcon size={22} className={styles.verified} />
                <VisuallyHidden>{t('companies.verified')}</VisuallyHidden>
              </>
            )}
          </Heading>
          <p className={styles.under}>{under}</p>
        </div>
      </header>
    </>
  );
}
