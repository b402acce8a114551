import { dayInAruba } from '@cpa/shared/contracts';
import { failureReason } from '@cpa/shared/http';
import { paths } from '@cpa/shared/routing';
import { Button, ErrorNotice, LinkButton, LoadingArea, Skeleton } from '@cpa/shared/ui';
import { Dialog } from '@cpa/shared/ui/dialog';
import { useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useText } from '../../../../messages/texts.ts';
import { usePublicationLines } from '../../../../publishing/usePublicationLines.ts';
import { planImport } from '../../model/publicationPlan.ts';
import { publishAsked, publishCancelled, publishConfirmed } from '../../state/importEvents.ts';
import { selectImportCompanyId, selectResults } from '../../state/importSlice.ts';
import { selectPublish } from '../../state/publishSlice.ts';
import styles from './PublishDialog.module.css';

/** Confirms publishing: states the postings that it uses, the closing days and the vacancies that stay in the list. */
export default function PublishDialog() {
  const t = useText();
  const dispatch = useDispatch();
  const { dialog, postings, error, progress } = useSelector(selectPublish);
  const companyId = useSelector(selectImportCompanyId);
  const results = useSelector(selectResults);
  const [today] = useState(() => dayInAruba(new Date()));
  const isPublishing = dialog === 'publishing';
  const means = postings?.find(({ company_id }) => company_id === companyId);
  const plan = results && means ? planImport(results, means, today) : null;
  // The plan shrinks while drafts leave the selection: the dialog shows the one that was confirmed.
  const [confirmed, setConfirmed] = useState<typeof plan>(null);
  const shown = confirmed ?? plan;
  const planned = shown?.publishable ?? [];
  const linesOf = usePublicationLines();
  const lines = shown ? linesOf(shown) : [];

  const publish = () => {
    setConfirmed(plan);
    dispatch(publishConfirmed({ planned }));
  };
  const close = () => dispatch(publishCancelled());
  return (
    <Dialog
      isOpen
      role="alertdialog"
      size="small"
      isLocked={isPublishing}
      title={t('import.publish.title', {
        count: shown ? planned.length : 2,
        title: planned[0]?.title ?? '',
      })}
      onClose={close}
      actions={
        <>
          {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- in a dialog the focus has to start somewhere */}
          <Button variant="secondary" autoFocus disabled={isPublishing} onClick={close}>
            {t('import.publish.cancel')}
          </Button>
          {shown && shown.unpaid.length > 0 && !isPublishing && (
            <LinkButton variant={planned.length > 0 ? 'secondary' : 'primary'} to={paths.plans}>
              {t('import.publish.plans')}
            </LinkButton>
          )}
          {planned.length > 0 && (
            <Button isLoading={isPublishing} onClick={publish}>
              {t('import.publish.confirm', { count: planned.length })}
            </Button>
          )}
        </>
      }
    >
      {error && (
        <ErrorNotice title={t('import.publish.loadFailed')} onRetry={() => dispatch(publishAsked())}>
          {failureReason(error)}
        </ErrorNotice>
      )}
      {!shown && !error && (
        <LoadingArea label={t('import.publish.loading')}>
          <Skeleton height={72} shape="block" />
        </LoadingArea>
      )}
      <div className={styles.lines}>
        {lines.map((line) => (
          <p key={line}>{line}</p>
        ))}
        {isPublishing && (
          <>
            <progress
              className={styles.bar}
              aria-label={t('import.publish.progress', progress)}
              value={progress.done}
              max={progress.count}
            />
            <p role="status">{t('import.publish.progress', progress)}</p>
          </>
        )}
      </div>
    </Dialog>
  );
}
