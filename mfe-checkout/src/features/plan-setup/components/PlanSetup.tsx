import { paths } from '@cpa/shared/routing';
import { ArrowLeftIcon, Link } from '@cpa/shared/ui';
import { useEffect, useRef } from 'react';
import { useText } from '../../../messages/texts.ts';
import type { SetupProps } from '../model/planSetup.ts';
import { ChooseStep } from './ChooseStep.tsx';
import { DetailsStep } from './DetailsStep.tsx';
import styles from './PlanSetup.module.css';
import { SetupSteps } from './SetupSteps.tsx';
import { SponsorSetup } from './SponsorSetup.tsx';
import { useStep } from './useStep.ts';

/** The two steps of a plan. The step is in the URL, and the choices are stored until they are in the cart. */
export function PlanSetup(props: SetupProps) {
  const t = useText();
  const { plan } = props;
  const { step, query } = useStep();
  const page = useRef<HTMLDivElement>(null);
  const shown = useRef(step);
  useEffect(() => {
    // The focus moves to the heading of the next step, not to the one of a page that was just opened.
    if (shown.current !== step) page.current?.querySelector('h1')?.focus();
    shown.current = step;
  }, [step]);
  const draft = query.get('draft');
  return (
    <div ref={page}>
      <div className={styles.top}>
        <Link to={draft ? `${paths.plans}?draft=${draft}` : paths.plans} className={styles.back}>
          <ArrowLeftIcon size={16} />
          {t('plan.all')}
        </Link>
        <SetupSteps isSponsorship={plan.sponsored} />
      </div>
      <noscript>
        <p>{t('setup.withScript')}</p>
      </noscript>
      {plan.sponsored ? (
        <SponsorSetup {...props} />
      ) : step === 1 ? (
        <ChooseStep {...props} />
      ) : (
        <DetailsStep {...props} />
      )}
    </div>
  );
}
