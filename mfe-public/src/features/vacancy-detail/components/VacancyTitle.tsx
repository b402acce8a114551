import type { VacancyCard } from '@cpa/shared/contracts';
import { LanguageMark, useShownVacancy } from '@cpa/shared/domain';
import { paths } from '@cpa/shared/routing';
import { Ago, Link } from '@cpa/shared/ui';
import { useText } from '../../../messages/texts.ts';
import styles from './VacancyTitle.module.css';
import type { VacancyLayout } from '../model/vacancyLayout.ts';

/** Title, company and district. In the panel, the title links to the vacancy's page. */
export function VacancyTitle({ vacancy, layout }: { vacancy: VacancyCard; layout: VacancyLayout }) {
  const t = useText();
  const { shown, lang } = useShownVacancy(vacancy);
  const { id, title, company, location_district, published_at } = shown;
  return (
    <>
      {layout === 'page' ? (
        <h1 className={styles.title} dir="auto" lang={lang}>
          {title}
        </h1>
      ) : (
        <h2 className={styles.title} dir="auto" lang={lang}>
          <Link variant="plain" to={paths.vacancy(id)} title={t('vacancy.openPage')}>
            {title}
          </Link>
        </h2>
      )}
      <p className={styles.under}>
        <Link variant="plain" to={paths.company(company.id)}>
          <bdi translate="no">{company.name}</bdi>
        </Link>
        {location_district && <span>{`\u00a0· ${location_district.name}`}</span>}
        {published_at && (
          <span>
            {'\u00a0· '}
            <span className="nowrap">
              <Ago at={published_at} />
            </span>
          </span>
        )}{' '}
        <LanguageMark of={shown} />
      </p>
    </>
  );
}
