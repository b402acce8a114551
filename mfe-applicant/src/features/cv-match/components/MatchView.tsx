import { useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useText } from '../../../messages/texts.ts';
import { selectOwner } from '../../../cv-draft/cvBuilderSlice.ts';
import { events, selectMatch } from '../state/matchSlice.ts';
import { MatchResult } from './MatchResult.tsx';
import styles from './MatchView.module.css';
import { VacancyChoice } from './VacancyChoice.tsx';

/** Compares the CV with the words of a vacancy. */
export default function MatchView() {
  const t = useText();
  const dispatch = useDispatch();
  const owner = useSelector(selectOwner);
  const { vacancy } = useSelector(selectMatch);
  useEffect(() => void dispatch(events.matchOpened({ isApplicant: owner !== null })), [dispatch, owner]);
  return (
    <section className={styles.match} aria-label={t('cv.match.label')}>
      {vacancy ? <MatchResult vacancy={vacancy} /> : <VacancyChoice />}
    </section>
  );
}
