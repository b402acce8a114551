import { ErrorNotice, lazyComponent, LoadingArea, Skeleton, VisuallyHidden } from '@cpa/shared/ui';
import { memo, useState } from 'react';
import { useSelector, useStore } from 'react-redux';
import { useFormat } from '@cpa/shared/i18n';
import { useText } from '../../../../messages/texts.ts';
import { findText } from '../../model/findText.ts';
import { selectDraft, selectSettings } from '../../../../cv-draft/cvBuilderSlice.ts';
import { useEditorView } from '../../../../cv-draft/useEditorView.ts';
import type { useRenderedCv } from './useRenderedCv.ts';
import styles from './PreviewPane.module.css';
import { usePaneWidth } from './usePaneWidth.ts';
import { ZoomControl } from './ZoomControl.tsx';

const pages = lazyComponent(() => import(/* webpackChunkName: "cv-pages" */ './PdfPages.tsx'));
const ASPECTS = { a4: 210 / 297, letter: 8.5 / 11 };
/** Width of a page at 100 %, in pixels. */
const FULL_WIDTH = 794;

type PreviewPaneProps = Pick<
  ReturnType<typeof useRenderedCv>,
  'result' | 'isFailed' | 'isRendering' | 'retry'
>;

/** The pages of the real PDF beside its text, which a canvas does not have. */
export const PreviewPane = memo(function PreviewPane(props: PreviewPaneProps) {
  const { result, isFailed, isRendering, retry } = props;
  const t = useText();
  const { formatList } = useFormat();
  const store = useStore<object>();
  const { paper } = useSelector(selectSettings);
  const { goTo } = useEditorView();
  const [zoom, setZoom] = useState<number | null>(null);
  const [pane, paneWidth] = usePaneWidth();
  const { Component: PdfPages, isFailed: isCodeMissing } = pages.useComponent(true);
  const width = Math.max(
    240,
    Math.floor(zoom === null ? Math.min(paneWidth, FULL_WIDTH) : FULL_WIDTH * zoom),
  );
  const pick = (text: string) => {
    const found = findText(selectDraft(store.getState()), text);
    if (found) goTo(found);
  };

  return (
    <section className={styles.preview} aria-label={t('cv.preview.label')}>
      <div className={styles.tools}>
        <p className="mute text-14" role="status">
          {result && <span>{t('cv.preview.pages', { count: result.pageCount })}</span>}
          {isRendering && result && <VisuallyHidden>{t('cv.preview.updating')}</VisuallyHidden>}
        </p>
        <ZoomControl zoom={width / FULL_WIDTH} onZoom={setZoom} />
      </div>
      {result && result.missingCharacters.length > 0 && (
        <p className={styles.warning} role="status">
          {t('cv.preview.missing', { characters: formatList(result.missingCharacters) })}
        </p>
      )}
      <div
        ref={pane}
        className={styles.scroller}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls
        tabIndex={0}
        role="region"
        aria-label={t('cv.preview.pagesLabel')}
        aria-busy={isRendering || undefined}
      >
        {(isFailed || isCodeMissing) && (
          <ErrorNotice title={t('cv.preview.failed')} onRetry={retry}>
            {t('cv.preview.failedText')}
          </ErrorNotice>
        )}
        {result && PdfPages ? (
          <PdfPages pdf={result.pdf} width={width} aspect={ASPECTS[paper]} onPick={pick} />
        ) : (
          !isFailed &&
          !isCodeMissing && (
            <LoadingArea label={t('cv.preview.loading')}>
              <Skeleton shape="block" height={Math.round(width / ASPECTS[paper])} />
            </LoadingArea>
          )
        )}
        {result && (
          <VisuallyHidden>
            <span>{t('cv.preview.textBefore')}</span>
            <span className="pre-line">{result.text}</span>
          </VisuallyHidden>
        )}
        {result && <p className="mute text-13 above-3 text-center">{t('cv.preview.hint')}</p>}
      </div>
    </section>
  );
});
