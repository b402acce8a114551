import type { Vacancy } from '@cpa/shared/contracts';
import { ShownTitle } from '@cpa/shared/domain';
import { paths } from '@cpa/shared/routing';
import { Button, Link } from '@cpa/shared/ui';
import { useDeferredValue, useEffect, useMemo, useRef } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useText } from '../../../messages/texts.ts';
import { matchVacancy } from '../model/matchVacancy.ts';
import type { WordSource } from '../model/vacancyWords.ts';
import { selectDraft } from '../../../cv-draft/cvBuilderSlice.ts';
import { events } from '../state/matchSlice.ts';
import styles from './MatchView.module.css';
import { MatchWords } from './MatchWords.tsx';

const SOURCES: readonly WordSource[] = ['title', 'languages', 'educations', 'requirements', 'description'];

/** The words of a vacancy: in the CV with their places, and not in the CV. */
export function MatchResult({ vacancy }: { vacancy: Vacancy }) {
  const t = useText();
  const dispatch = useDispatch();
  const draft = useDeferredValue(useSelector(selectDraft));
  const words = useMemo(() => matchVacancy(vacancy, draft), [vacancy, draft]);
  const heading = useRef<HTMLHeadingElement>(null);
  // The choice has removed the button that had the focus.
  useEffect(() => heading.current?.focus(), []);
  const foundCount = words.filter(({ places }) => places.length > 0).length;
  return (
    <>
      <div className={styles.head}>
        <h3 ref={heading} tabIndex={-1} className={styles.vacancy}>
          <Link to={paths.vacancy(vacancy.id)}>
            <ShownTitle of={vacancy} />
          </Link>
          <span translate="no">{vacancy.company.name}</span>
        </h3>
        <Button variant="secondary" size="small" onClick={() => dispatch(events.choiceCleared())}>
          {t('cv.match.another')}
        </Button>
      </div>
      <p className={styles.intro} role="status">
        {t('cv.match.count', { found: foundCount, count: words.length })}
      </p>
      <p className={styles.intro}>{t('cv.match.honest')}</p>
      {SOURCES.map((source) => (
        <MatchWords key={source} source={source} words={words.filter((word) => word.source === source)} />
      ))}
    </>
  );
}
