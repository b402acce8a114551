import type { Vacancy } from '@cpa/shared/contracts';
import { selectRole } from '@cpa/shared/session';
import { CircleCheckIcon } from '@cpa/shared/ui';
import { useSelector } from 'react-redux';
import { useText } from '../../../messages/texts.ts';
import { type Fit, fitOf } from '../model/fitOf.ts';
import { selectFitProfile } from '../state/vacancyFitSlice.ts';
import styles from './ProfileFit.module.css';

/** Demands of the vacancy that the applicant's profile meets. Keeps its room while it loads, so that nothing shifts. */
export function ProfileFit({ vacancy }: { vacancy: Vacancy }) {
  const t = useText();
  const profile = useSelector(selectFitProfile);
  const isApplicant = useSelector(selectRole) === 'applicant';
  const fit = profile && fitOf(profile, vacancy);
  if (!isApplicant) return null;
  return (
    <div className={styles.room}>
      {fit && (
        <p className={styles.fit}>
          <CircleCheckIcon />
          <span>
            <strong>{t(fit.isWhole ? 'fit.fits' : 'fit.partly')}</strong> <Facts of={fit} />
          </span>
        </p>
      )}
    </div>
  );
}

function Facts({ of: { languages, education, isNear, skills } }: { of: Fit }) {
  const t = useText();
  const facts = [
    languages.length > 0 && t('fit.languages', { names: languages.join(', ') }),
    education,
    skills.length > 0 && skills.join(', '),
    isNear && t('fit.district'),
  ].filter(Boolean);
  return <>{facts.join('; ')}.</>;
}
