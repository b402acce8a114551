import type { Cv } from '@cpa/shared/contracts';
import { useId, useMemo } from 'react';
import { useText } from '../../../messages/texts.ts';
import { type CvDifference, cvDifferences } from '../model/cvDifferences.ts';
import styles from './ConflictDialog.module.css';

type DifferenceListProps = { mine: Cv; theirs: Cv; names: Record<'mine' | 'theirs', string> };

/** Differences that are shown with their texts. */
const SHOWN = 20;
const MOST_CHARACTERS = 160;

/** Fields and entries that differ between two versions, with the texts of both. */
export function DifferenceList({ mine, theirs, names }: DifferenceListProps) {
  const t = useText();
  const titleId = useId();
  const differences = useMemo(() => cvDifferences(mine, theirs), [mine, theirs]);
  const label = (difference: CvDifference) => {
    if (difference.kind === 'basics') return t(`cv.basics.${difference.field}`);
    if (difference.kind === 'summary') return t('cv.section.summary');
    if (difference.kind === 'photo') return t('cv.import.photo');
    if (difference.kind === 'design') return t('cv.conflict.design');
    const { section, number } = difference;
    return t('cv.entry.untitled', { section: t(`cv.section.${section}`), number });
  };
  return (
    <section aria-labelledby={titleId} className={styles.differences}>
      <h3 id={titleId} className={styles.subtitle}>
        {t('cv.conflict.differences')}
      </h3>
      {differences.length === 0 && <p className={styles.facts}>{t('cv.conflict.same')}</p>}
      <ul>
        {differences.slice(0, SHOWN).map((difference) => (
          <li key={label(difference)}>
            <strong>{label(difference)}</strong>
            {'mine' in difference && (
              <dl>
                {(['mine', 'theirs'] as const).map((version) => (
                  <div key={version}>
                    <dt>{names[version]}</dt>
                    <dd dir="auto">{shortened(difference[version]) || t('cv.conflict.empty')}</dd>
                  </div>
                ))}
              </dl>
            )}
          </li>
        ))}
      </ul>
      {differences.length > SHOWN && <p>{t('cv.conflict.more', { count: differences.length - SHOWN })}</p>}
    </section>
  );
}

const shortened = (text: string) =>
  text.length > MOST_CHARACTERS ? `${text.slice(0, MOST_CHARACTERS).trimEnd()}…` : text;
