import { failureTitle, isOutcomeUnknown } from '@cpa/shared/http';
import { paths } from '@cpa/shared/routing';
import { Button, Link, LinkButton } from '@cpa/shared/ui';
import { Dialog } from '@cpa/shared/ui/dialog';
import { errorReasons } from '../../../../errors/errorReasons.ts';
import { useText } from '../../../../messages/texts.ts';
import type { ActionRun } from '../../state/actionsSlice.ts';
import styles from './ActionReport.module.css';

type ActionReportProps = { run: Extract<ActionRun, { status: 'finished' }>; onClose: () => void };

/** Lists the vacancies for which an action failed, each with the reason. */
export function ActionReport({ run: { action, succeeded, failed }, onClose }: ActionReportProps) {
  const t = useText();
  const doubtful = failed.find(({ error }) => isOutcomeUnknown(error))?.error ?? null;
  const title = t(`vacancyActions.${action}.failed`, {
    count: failed.length,
    title: failed[0]?.target.title ?? '',
  });
  const isUnpaid = failed.some(({ error }) => error.status === 402);
  return (
    <Dialog
      isOpen
      size={failed.length > 1 ? 'medium' : 'small'}
      title={failureTitle(doubtful, title)}
      onClose={onClose}
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t('vacancyActions.gotIt')}
          </Button>
          {isUnpaid && <LinkButton to={paths.plans}>{t('vacancyActions.seePlans')}</LinkButton>}
        </>
      }
    >
      {succeeded.length > 0 && (
        <p className={styles.done}>
          {t(doubtful ? 'vacancyActions.unconfirmed' : 'vacancyActions.partly', {
            done: succeeded.length,
            failed: failed.length,
          })}
        </p>
      )}
      <ul className="stack-3">
        {failed.map(({ target, error }) => (
          <li key={target.id}>
            {action === 'publish' && (
              <Link className="semibold block" to={paths.recruiter.editVacancy(target.id)}>
                {target.title}
              </Link>
            )}
            {action !== 'publish' && failed.length > 1 && <b className="semibold block">{target.title}</b>}
            {errorReasons(error)}
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
