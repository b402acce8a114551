import { CheckIcon } from '@cpa/shared/ui';
import { useText } from '../../../messages/texts.ts';
import type { MatchedWord } from '../model/matchVacancy.ts';
import type { WordSource } from '../model/vacancyWords.ts';
import { useEditorView } from '../../../cv-draft/useEditorView.ts';
import styles from './MatchView.module.css';

/** Words of one part of the vacancy. A word in the CV links to its place. */
export function MatchWords({ source, words }: { source: WordSource; words: readonly MatchedWord[] }) {
  const t = useText();
  const { goTo } = useEditorView();
  if (words.length === 0) return null;
  const found = words.filter(({ places }) => places.length > 0);
  const missing = words.filter(({ places }) => places.length === 0);
  return (
    <div className={styles.source}>
      <h4 className={styles.heading}>{t(`cv.match.source.${source}`)}</h4>
      {found.length > 0 && (
        <ul className={styles.found} aria-label={t('cv.match.found')}>
          {found.map(({ word, places }) => (
            <li key={word} className={styles.foundWord}>
              <CheckIcon size={15} />
              <strong dir="auto">{word}</strong>
              {places.map((place) => (
                <button
                  key={place.section}
                  type="button"
                  className={styles.place}
                  aria-label={t('cv.match.goTo', { section: t(`cv.section.${place.section}`), word })}
                  onClick={() => goTo(place)}
                >
                  {t(`cv.section.${place.section}`)}
                </button>
              ))}
            </li>
          ))}
        </ul>
      )}
      {missing.length > 0 && (
        <>
          <p className={styles.missingTitle}>{t('cv.match.missing')}</p>
          <ul className="row-2 wrap" aria-label={t('cv.match.missing')}>
            {missing.map(({ word }) => (
              <li key={word} className={styles.missingWord} dir="auto">
                {word}
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}
