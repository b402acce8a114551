import type { HomepageData } from '@cpa/shared/contracts';
import { useOptionName } from '@cpa/shared/domain';
import { useFormat } from '@cpa/shared/i18n';
import { ChipLink, classNames } from '@cpa/shared/ui';
import { useText } from '../../../messages/texts.ts';
import { popularSearches } from '../model/popularSearches.ts';
import styles from './Hero.module.css';
import { HeroIllustration } from './HeroIllustration.tsx';
import { HeroSearch } from './HeroSearch.tsx';
import type { SearchUrl } from '../model/searchUrl.ts';

/** ID of the workload "Part-time", which the first migration of the API sets. */
const PART_TIME = 203;

type HeroProps = { home: HomepageData | null; searchUrl: SearchUrl };

export function Hero({ home, searchUrl }: HeroProps) {
  const t = useText();
  const nameOf = useOptionName();
  const { formatNumber } = useFormat();
  const popular = home
    ? popularSearches(home.sectors, [
        { name: t('home.popularPartTime'), workload: PART_TIME },
        { name: t('home.popularNightShift'), text: t('home.popularNightShift') },
      ])
    : [];
  return (
    <div className={styles.hero}>
      <HeroIllustration className={styles.picture} />
      <div className={styles.inside}>
        <h1 className={styles.title}>{t('home.title')}</h1>
        <p className={styles.lead}>
          {home
            ? t('home.lead', {
                vacancies: formatNumber(home.open_vacancies),
                companies: formatNumber(home.hiring_companies),
              })
            : t('home.leadPlain')}
        </p>
        <HeroSearch searchUrl={searchUrl} />
        <div className={styles.popular}>
          <span id="popular-searches" className={classNames(popular.length === 0 && styles.unknown)}>
            {t('home.popular')}
          </span>
          <ul className={styles.chips} aria-labelledby="popular-searches">
            {popular.map(({ name, ...criteria }) => (
              <li key={name}>
                <ChipLink to={searchUrl(criteria)}>{nameOf(name)}</ChipLink>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </div>
  );
}
