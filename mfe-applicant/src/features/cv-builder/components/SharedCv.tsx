import type { Cv } from '@cpa/shared/contracts';
import {
  Button,
  DownloadIcon,
  ErrorNotice,
  lazyComponent,
  LoadingArea,
  Skeleton,
  VisuallyHidden,
} from '@cpa/shared/ui';
import { useText } from '../../../messages/texts.ts';
import { useDownloads } from './bar/useDownloads.ts';
import { usePaneWidth } from './preview/usePaneWidth.ts';
import { useRenderedCv } from './preview/useRenderedCv.ts';

const pages = lazyComponent(() => import(/* webpackChunkName: "cv-pages" */ './preview/PdfPages.tsx'));
const MOST_WIDTH = 794;

/** Pages of a CV shared by a private link. */
export function SharedCv({ cv }: { cv: Cv }) {
  const t = useText();
  const { result, isFailed, retry } = useRenderedCv(cv);
  const { Component: PdfPages, isFailed: isCodeMissing } = pages.useComponent(true);
  const [pane, width] = usePaneWidth();
  const name = cv.resume.basics?.name;
  const { download, isWorking } = useDownloads(() => ({ cv, name: '' }));
  const aspect = cv.settings.paper === 'a4' ? 210 / 297 : 8.5 / 11;
  const pageWidth = Math.max(240, Math.min(width, MOST_WIDTH));
  return (
    <div ref={pane} className="page stack-4">
      <div className="row-3 wrap center between">
        <h1 translate={name ? 'no' : undefined}>{name || t('sharedCv.title')}</h1>
        <Button icon={<DownloadIcon />} isLoading={isWorking} onClick={() => download('pdf')}>
          {t('cv.download.pdf')}
        </Button>
      </div>
      {isFailed || isCodeMissing ? (
        <ErrorNotice title={t('cv.preview.failed')} onRetry={retry} />
      ) : result && PdfPages ? (
        <>
          <PdfPages pdf={result.pdf} width={pageWidth} aspect={aspect} onPick={() => {}} />
          <VisuallyHidden>
            <span className="pre-line">{result.text}</span>
          </VisuallyHidden>
        </>
      ) : (
        <LoadingArea label={t('cv.preview.loading')}>
          <Skeleton shape="block" height={Math.round(pageWidth / aspect)} />
        </LoadingArea>
      )}
    </div>
  );
}
