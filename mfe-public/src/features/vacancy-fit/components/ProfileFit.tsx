import type { Vacancy } from '@cpa/shared/contracts';
import { CircleCheckIcon } from '@cpa/shared/ui';
import { useSelector } from 'react-redux';
import { useText } from '../../../messages/texts.ts';
import { fitOf } from '../model/fitOf.ts';
import { selectFitProfile } from '../state/vacancyFitSlice.ts';
import styles from './ProfileFit.module.css';

/** What the vacancy asks for and the profile of the applicant states. */
export function ProfileFit({ vacancy }: { vacancy: Vacancy }) {
  const t = useText();
  const profile = useSelector(selectFitProfile);
  const fit = profile && fitOf(profile, vacancy);
  if (!fit) return null;
  const { languages, education, isNear, skills } = fit;
  const facts = [
    languages.length > 0 && t('fit.languages', { names: languages.join(', ') }),
    education,
    skills.length > 0 && skills.join(', '),
    isNear && t('fit.district'),
  ].filter(Boolean);
  return (
    <p className={styles.fit}>
      <CircleCheckIcon />
      <span>
        <strong>{t(fit.isWhole ? 'fit.fits' : 'fit.partly')}</strong> {facts.join('; ')}.
      </span>
    </p>
  );
}
