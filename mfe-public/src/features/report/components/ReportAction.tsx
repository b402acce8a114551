import { Button } from '@cpa/shared/ui';
import { useDispatch, useSelector } from 'react-redux';
import { useText } from '../../../messages/texts.ts';
import { createPart } from '../../../screen/createPart.ts';
import { reportClosed, reportOpened, selectReport } from '../state/reportSlice.ts';

const reportDialog = createPart(() => import(/* webpackChunkName: "report-dialog" */ './ReportDialog.tsx'));

/** Tells the people behind the site that something is wrong with a vacancy. */
export function ReportAction({ vacancyId }: { vacancyId: number }) {
  const t = useText();
  const dispatch = useDispatch();
  const isOpen = useSelector(selectReport).status !== 'closed';
  const { Component: Dialog, isFailed } = reportDialog.usePart(isOpen);
  return (
    <>
      <Button variant="quiet" onPointerEnter={reportDialog.hint} onClick={() => dispatch(reportOpened())}>
        {t('report.open')}
      </Button>
      {isFailed && <p role="alert">{t('failed.network')}</p>}
      {isOpen && Dialog && <Dialog vacancyId={vacancyId} onClose={() => dispatch(reportClosed())} />}
    </>
  );
}
