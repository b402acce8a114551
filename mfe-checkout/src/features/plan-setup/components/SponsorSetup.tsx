import { useHost } from '@cpa/shared/remote';
import { selectSessionStatus, selectProfile } from '@cpa/shared/session';
import { EmptyState, LinkButton, LoadError, LoadingArea, Skeleton, StarIcon } from '@cpa/shared/ui';
import { useDispatch, useSelector } from 'react-redux';
import { useText } from '../../../messages/texts.ts';
import type { SetupProps } from '../model/planSetup.ts';
import { selectPlanSetup, setupOpened } from '../state/planSetupSlice.ts';
import styles from './PlanSetup.module.css';
import { SponsorChoice } from './SponsorChoice.tsx';
import { SponsorDetails } from './SponsorDetails.tsx';
import { useStep } from './useStep.ts';

/** Sponsors one vacancy: choose it, then see its reach, its preview and the dates. */
export function SponsorSetup(props: SetupProps) {
  const t = useText();
  const dispatch = useDispatch();
  const { session } = useHost();
  const isLoading = useSelector(selectSessionStatus) === 'loading';
  const profile = useSelector(selectProfile);
  const { status, error } = useSelector(selectPlanSetup);
  const { step, query } = useStep();
  const heading = (
    <h1 tabIndex={-1} className={styles.title}>
      {t(step === 2 ? 'sponsor.title' : 'sponsor.choose')}
    </h1>
  );
  if (status === 'failed') {
    return (
      <div className={styles.main}>
        {heading}
        <LoadError title={t('sponsor.loadError')} error={error} onRetry={() => dispatch(setupOpened())} />
      </div>
    );
  }
  if (!isLoading && profile?.role !== 'recruiter' && status === 'idle') {
    return (
      <div className={styles.main}>
        {heading}
        <EmptyState
          icon={<StarIcon size={24} />}
          title={t('sponsor.signIn.title')}
          action={!profile && <LinkButton to={session.signInPath()}>{t('sponsor.signIn.action')}</LinkButton>}
        >
          {t('sponsor.signIn.text')}
        </EmptyState>
      </div>
    );
  }
  if (status !== 'loaded') {
    return (
      <div className={styles.main}>
        {heading}
        <LoadingArea label={t('sponsor.loading')}>
          <Skeleton shape="block" height={420} />
        </LoadingArea>
      </div>
    );
  }
  const vacancyId = Number(query.get('vacancy'));
  return step === 2 && vacancyId > 0 ? (
    <SponsorDetails {...props} vacancyId={vacancyId} heading={heading} />
  ) : (
    <SponsorChoice heading={heading} />
  );
}
