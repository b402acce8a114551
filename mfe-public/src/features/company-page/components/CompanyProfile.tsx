import type { Company, CountedOption } from '@cpa/shared/contracts';
import { useOptionName } from '@cpa/shared/domain';
import { Badge } from '@cpa/shared/ui';
import type { ReactNode } from 'react';
import { useText } from '../../../messages/laterTexts.ts';
import { RichText } from '../../../text/RichText.tsx';
import { isShortDescription, picturesOf, sectionsOf } from '../model/sections.ts';
import asideStyles from './CompanyAside.module.css';
import { CompanyBenefits } from './CompanyBenefits.tsx';
import { CompanyContact } from './CompanyContact.tsx';
import { CompanyFacts } from './CompanyFacts.tsx';
import { CompanyHead } from './CompanyHead.tsx';
import styles from './CompanyPage.module.css';
import { CompanyPictures } from './CompanyPictures.tsx';
import { CompanyPlace } from './CompanyPlace.tsx';
import { SectionTabs } from './SectionTabs.tsx';

type CompanyProfileProps = {
  company: Company;
  /** Level 2 where the page has its own heading, for example in a preview. */
  headingLevel?: 1 | 2;
  /** Languages of the open vacancies. */
  languages?: readonly CountedOption[];
  /** Actions beside the name. */
  actions?: ReactNode;
  /** The open vacancies. */
  children?: ReactNode;
};

/** Profile of a company. Omits what the company has not stated. */
export function CompanyProfile(props: CompanyProfileProps) {
  const { company, headingLevel = 1, languages = [], actions, children } = props;
  const sections = sectionsOf(company, { hasVacancies: Boolean(children) });
  const isShort = isShortDescription(company);
  const about = sections.includes('about') && (
    <About company={company} languages={languages} isCard={isShort} />
  );
  return (
    <div className={styles.profile}>
      <CompanyHead company={company} headingLevel={headingLevel} actions={actions} />
      <CompanyFacts company={company} />
      <div className={styles.tabs}>
        <SectionTabs
          sections={sections}
          openVacancies={company.open_vacancies}
          isSticky={headingLevel === 1}
        />
        <div className={styles.columns}>
          <div className={styles.main}>
            {children}
            {!isShort && about}
            {sections.includes('benefits') && <CompanyBenefits company={company} />}
            {sections.includes('life') && (
              <CompanyPictures id="life" pictures={picturesOf(company, 'work')} />
            )}
            {sections.includes('team') && (
              <CompanyPictures id="team" pictures={picturesOf(company, 'team')} />
            )}
          </div>
          <div className={styles.aside}>
            {isShort && about}
            {sections.includes('where') && <CompanyPlace company={company} />}
            <CompanyContact company={company} />
          </div>
        </div>
      </div>
    </div>
  );
}

type AboutProps = { company: Company; languages: readonly CountedOption[]; isCard: boolean };

function About({ company, languages, isCard }: AboutProps) {
  const t = useText();
  const nameOf = useOptionName();
  return (
    <section id="about" className={isCard ? asideStyles.card : undefined} aria-labelledby="about-heading">
      <h2 id="about-heading" className={isCard ? asideStyles.title : styles.heading}>
        {t('company.about')}
      </h2>
      <div lang="">
        <RichText level={3}>{company.description}</RichText>
      </div>
      {languages.length > 0 && (
        <ul className={asideStyles.languages} aria-label={t('company.languages')}>
          {languages.map(({ id, name }) => (
            <li key={id}>
              <Badge>{nameOf(name)}</Badge>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
