import { useFormat } from '@cpa/shared/i18n';
import { useText } from '../../../messages/laterTexts.ts';
import type { SectionId } from '../model/sections.ts';
import styles from './SectionTabs.module.css';
import { showSection } from './showSection.ts';
import { useCurrentSection } from './useCurrentSection.ts';

type SectionTabsProps = {
  sections: readonly SectionId[];
  openVacancies: number;
  /** Stays below the header while the page scrolls. */
  isSticky: boolean;
};

/** Links to the sections of the page; the one in view is the current one. */
export function SectionTabs({ sections, openVacancies, isSticky }: SectionTabsProps) {
  const t = useText();
  const { formatNumber } = useFormat();
  const { current, choose } = useCurrentSection(sections);
  if (sections.length < 2) return null;
  return (
    <nav
      className={isSticky ? `${styles.tabs} ${styles.sticky}` : styles.tabs}
      aria-label={t('company.sections')}
    >
      <ul className={styles.list}>
        {sections.map((id) => (
          <li key={id}>
            <a
              className={styles.tab}
              href={`#${id}`}
              aria-current={id === current ? 'location' : undefined}
              onClick={(event) => {
                choose(id);
                showSection(event, id);
              }}
            >
              {id === 'vacancies'
                ? t('company.tab.vacancies', { number: formatNumber(openVacancies) })
                : t(`company.tab.${id}`)}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
