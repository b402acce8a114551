import type { StoredData } from '@cpa/shared/contracts';
import { XIcon } from '@cpa/shared/ui';
import { useText } from '../../../messages/texts.ts';
import styles from './privacy.module.css';

const GOES = ['profile', 'applications', 'letters', 'rest'] as const;
const STAYS = ['backups', 'counts', 'record'] as const;

type Props = { stored: StoredData; goesTitle: string; staysTitle: string; headingLevel?: 2 | 3 };

/** Data that a deletion removes, and data that stays. */
export function Consequences({ stored, goesTitle, staysTitle, headingLevel = 3 }: Props) {
  const t = useText();
  const Heading = `h${headingLevel}` as const;
  const values = {
    applications: stored.applications,
    open: stored.open_applications,
    resumes: stored.resumes,
    alerts: stored.search_alerts,
    saved: stored.saved_vacancies,
  };
  return (
    <>
      <Heading className={styles.subtitle}>{goesTitle}</Heading>
      <ul className={styles.facts}>
        {GOES.map((name) => (
          <li key={name}>
            <XIcon size={16} />
            <div>
              <p className="break semibold block">{t(`privacy.goes.${name}`, values)}</p>
              <p className={styles.rowText}>{t(`privacy.goesText.${name}`, values)}</p>
            </div>
          </li>
        ))}
      </ul>
      <Heading className={styles.subtitle}>{staysTitle}</Heading>
      <ul className={styles.facts}>
        {STAYS.map((name) => (
          <li key={name} data-stays>
            <span className={styles.dot} aria-hidden />
            <div>
              <p className="break semibold block">{t(`privacy.stays.${name}`)}</p>
              <p className={styles.rowText}>{t(`privacy.staysText.${name}`)}</p>
            </div>
          </li>
        ))}
      </ul>
    </>
  );
}
