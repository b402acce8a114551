import type { Vacancy } from '@cpa/shared/contracts';
import { useOptionName } from '@cpa/shared/domain';
import { useFormat } from '@cpa/shared/i18n';
import { selectRole } from '@cpa/shared/session';
import { CircleCheckIcon } from '@cpa/shared/ui';
import { type ReactNode, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useSelector } from 'react-redux';
import { useText } from '../../../messages/texts.ts';
import { type Fit, fitOf } from '../model/fitOf.ts';
import { selectFitProfile } from '../state/vacancyFitSlice.ts';
import styles from './ProfileFit.module.css';

/**
 * Requirements of the vacancy that the applicant's profile meets. Keeps its height while it loads and truncates longer
 * text, so that nothing shifts.
 */
export function ProfileFit({ vacancy }: { vacancy: Vacancy }) {
  const t = useText();
  const profile = useSelector(selectFitProfile);
  const isApplicant = useSelector(selectRole) === 'applicant';
  const fit = useMemo(() => profile && fitOf(profile, vacancy), [profile, vacancy]);
  if (!isApplicant) return null;
  return (
    <div className={styles.room}>
      {fit && (
        <div className={styles.fit}>
          <CircleCheckIcon />
          <FitText key={vacancy.id}>
            <strong>{t(fit.isWhole ? 'fit.fits' : 'fit.partly')}</strong> <Facts of={fit} />
          </FitText>
        </div>
      )}
    </div>
  );
}

/** Text cut off at its room, with a button that shows the rest. */
function FitText({ children }: { children: ReactNode }) {
  const t = useText();
  const text = useRef<HTMLParagraphElement>(null);
  const [isCut, setIsCut] = useState(false);
  const [isOpen, setIsOpen] = useState(false);
  useLayoutEffect(() => {
    // Never resets: without the button the text is wider, and may fit again.
    const measure = () => setIsCut((was) => was || text.current!.scrollHeight > text.current!.clientHeight);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(text.current!);
    return () => observer.disconnect();
  });
  return (
    <>
      <p ref={text} className={isOpen ? undefined : styles.cut}>
        {children}
      </p>
      {isCut && (
        <button
          type="button"
          className={styles.toggle}
          aria-label={isOpen ? undefined : t('fit.moreName')}
          onClick={() => setIsOpen(!isOpen)}
        >
          {t(isOpen ? 'fit.less' : 'fit.more')}
        </button>
      )}
    </>
  );
}

function Facts({ of: { languages, education, isNear, skills } }: { of: Fit }) {
  const t = useText();
  const { formatList } = useFormat();
  const nameOf = useOptionName();
  const facts = [
    languages.length > 0 && t('fit.languages', { names: formatList(languages.map(nameOf)) }),
    education && t('fit.education', { name: nameOf(education) }),
    skills.length > 0 && t('fit.skills', { names: formatList(skills) }),
    isNear && t('fit.district'),
  ].filter(Boolean);
  return <>{facts.join(' ')}</>;
}
