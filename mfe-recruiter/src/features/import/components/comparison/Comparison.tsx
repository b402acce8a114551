import { dayInAruba, type ScrapedVacancy } from '@cpa/shared/contracts';
import { failureReason, failureTitle } from '@cpa/shared/http';
import { paths } from '@cpa/shared/routing';
import { Button, ErrorNotice, Link, LoadingArea, Skeleton, VisuallyHidden } from '@cpa/shared/ui';
import { useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { errorReasons } from '../../../../errors/errorReasons.ts';
import { useText } from '../../../../messages/texts.ts';
import { compare } from '../../model/comparison.ts';
import { type Edit, titleOf } from '../../model/edit.ts';
import { events, selectCompared } from '../../state/comparisonSlice.ts';
import summaryStyles from '../Summary.module.css';
import styles from './Comparison.module.css';
import { Differences } from './Differences.tsx';

type ComparisonProps = { vacancy: ScrapedVacancy; edit: Edit; postedId: number };

/** Compares the careers page with an existing vacancy, which is loaded when the comparison is opened. */
export function Comparison({ vacancy, edit, postedId }: ComparisonProps) {
  const t = useText();
  const dispatch = useDispatch();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <details
      className="shrink"
      onToggle={({ currentTarget: { open } }) => {
        setIsOpen(open);
        if (open) dispatch(events.comparisonOpened(postedId));
      }}
    >
      <summary className={summaryStyles.summary}>
        {t('import.compare.open')}
        <VisuallyHidden>{` ${titleOf(vacancy, edit)}`}</VisuallyHidden>
      </summary>
      {isOpen && <Compared vacancy={vacancy} edit={edit} postedId={postedId} />}
    </details>
  );
}

function Compared({ vacancy, edit, postedId }: ComparisonProps) {
  const t = useText();
  const dispatch = useDispatch();
  const [today] = useState(() => dayInAruba(new Date()));
  const compared = useSelector((state: object) => selectCompared(state, postedId));
  if (compared?.status === 'failed' && compared.error) {
    return (
      <ErrorNotice
        title={t('import.compare.failed')}
        onRetry={() => dispatch(events.comparisonOpened(postedId))}
      >
        {failureReason(compared.error)}
      </ErrorNotice>
    );
  }
  const posted = compared?.vacancy;
  if (!posted) {
    return (
      <LoadingArea label={t('import.compare.loading')}>
        <Skeleton shape="block" height={120} />
      </LoadingArea>
    );
  }
  return (
    <div className={styles.body}>
      <Differences
        // A new version starts with every difference selected.
        key={posted.version}
        fields={compare(vacancy, edit, posted, today)}
        posted={posted}
        isUpdating={compared.status === 'updating'}
        isUpdated={compared.isUpdated}
      />
      {compared.error && (
        <ErrorNotice title={failureTitle(compared.error, t('import.compare.updateFailed'))}>
          <p>{errorReasons(compared.error)}</p>
          <Button
            variant="secondary"
            size="small"
            onClick={() => dispatch(events.comparisonOpened(postedId))}
          >
            {t('import.compare.again')}
          </Button>
        </ErrorNotice>
      )}
      {posted.status !== 'draft' && (
        <Link className={styles.link} to={paths.vacancy(postedId)}>
          {t('import.view')}
        </Link>
      )}
    </div>
  );
}
