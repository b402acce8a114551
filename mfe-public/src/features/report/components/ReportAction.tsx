import { prefetchOnIntent } from '@cpa/shared/routing';
import { Button, lazyComponent } from '@cpa/shared/ui';
import { useDispatch, useSelector } from 'react-redux';
import { useText } from '../../../messages/texts.ts';
import { reportClosed, reportOpened, selectReport } from '../state/reportSlice.ts';

const reportDialog = lazyComponent(
  () => import(/* webpackChunkName: "report-dialog" */ './ReportDialog.tsx'),
);

/** Button and dialog for reporting a vacancy. */
export function ReportAction({ vacancyId }: { vacancyId: number }) {
  const t = useText();
  const dispatch = useDispatch();
  const isOpen = useSelector(selectReport).status !== 'closed';
  const { Component: Dialog, isFailed } = reportDialog.useComponent(isOpen);
  return (
    <>
      <Button
        variant="quiet"
        {...prefetchOnIntent(reportDialog.prefetch)}
        onClick={() => dispatch(reportOpened())}
      >
        {t('report.open')}
      </Button>
      {isFailed && <p role="alert">{t('failed.network')}</p>}
      {isOpen && Dialog && <Dialog vacancyId={vacancyId} onClose={() => dispatch(reportClosed())} />}
    </>
  );
}
