import { paths } from '@cpa/shared/routing';
import { Button, ExternalLinkIcon, LinkButton } from '@cpa/shared/ui';
import type { ApplicantApplication } from '@cpa/shared/contracts';
import { useDispatch } from 'react-redux';
import { useText } from '../../../messages/texts.ts';
import { hasEnded } from '../model/statuses.ts';
import { dialogOpened } from '../state/submissionSlice.ts';
import styles from './ApplicationView.module.css';
import { PinButton } from './PinButton.tsx';

/** The vacancy, the pin and the withdrawal of an application. */
export function ApplicationActions({ application }: { application: ApplicantApplication }) {
  const t = useText();
  const dispatch = useDispatch();
  const { status, vacancy_id } = application;
  return (
    <div className="row-2 wrap">
      <LinkButton variant="secondary" icon={<ExternalLinkIcon />} to={paths.vacancy(vacancy_id)}>
        <span className={styles.label}>{t('application.vacancy')}</span>
      </LinkButton>
      <PinButton vacancyId={vacancy_id} />
      {!hasEnded(status) && (
        <Button variant="secondary" className="coral" onClick={() => dispatch(dialogOpened('withdraw'))}>
          {t('withdraw.open')}
        </Button>
      )}
    </div>
  );
}
