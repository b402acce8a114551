import type { ApplicantReview } from '@cpa/shared/contracts';
import { EmptyState, ErrorNotice, FileTextIcon, lazyComponent, LoadingArea, Skeleton } from '@cpa/shared/ui';
import { useToastText } from '@cpa/shared/remote';
import { useEffect, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useText } from '../../../../messages/texts.ts';
import { missingResume } from '../../model/missingTexts.ts';
import { resumeRequested } from '../../state/reviewEvents.ts';
import { selectResume } from '../../state/reviewSlice.ts';
import { DownloadLink } from './DownloadLink.tsx';
import styles from './Resume.module.css';

const viewer = lazyComponent(() => import(/* webpackChunkName: "pdfViewer" */ './PdfViewer.tsx'));

/** The resume in the page. Word documents are offered as a download. */
export function Resume({ review }: { review: ApplicantReview }) {
  const { id, resume } = review;
  const t = useText();
  const toast = useToastText();
  const dispatch = useDispatch();
  const { status, url } = useSelector(selectResume);
  const [failures, setFailures] = useState(0);
  const isPdf = resume?.media_type === 'application/pdf';
  const { Component: PdfViewer, isFailed } = viewer.useComponent(isPdf && status !== 'idle');
  const hasResume = resume !== null;

  useEffect(() => {
    if (hasResume && status === 'idle') dispatch(resumeRequested({ id }));
  }, [dispatch, hasResume, id, status]);

  if (!resume) {
    return (
      <EmptyState icon={<FileTextIcon />} title={t('resume.none.title')}>
        {t(missingResume(review))}
      </EmptyState>
    );
  }
  const retry = () => {
    setFailures(0);
    dispatch(resumeRequested({ id }));
  };
  // The link may have expired while the page was asleep: the first failure renews it silently.
  const fail = () => {
    if (failures === 0) dispatch(resumeRequested({ id }));
    setFailures((count) => count + 1);
  };
  const hasFailed = status === 'failed' || isFailed || failures > 1;
  return (
    <div className={styles.frame}>
      <div className={styles.file}>
        <FileTextIcon />
        <span className={styles.name} title={resume.file_name}>
          {resume.file_name}
        </span>
        {url && <DownloadLink url={url} name={resume.file_name} />}
      </div>
      {hasFailed ? (
        <ErrorNotice title={toast('toast.resumeLoadFailed')} onRetry={retry}>
          {t('resume.failed.text')}
        </ErrorNotice>
      ) : !isPdf ? (
        <EmptyState icon={<FileTextIcon />} title={t('resume.word.title')}>
          {t('resume.word.text')}
        </EmptyState>
      ) : PdfViewer && url ? (
        <PdfViewer url={url} onFail={fail} />
      ) : (
        <LoadingArea label={t('resume.loading')}>
          <Skeleton shape="block" height={560} />
        </LoadingArea>
      )}
    </div>
  );
}
