import { Slot } from '@cpa/shared/remote';
import { useState } from 'react';
import { useText } from '../../../messages/texts.ts';
import styles from './Preview.module.css';
import { type PreviewView, PreviewViews } from './PreviewViews.tsx';
import { usePreview } from './usePreview.ts';

type PreviewPaneProps = { views: readonly PreviewView[] };

/** The public components with the draft. They show but do not react: links and buttons inside are inert. */
export function PreviewPane({ views }: PreviewPaneProps) {
  const t = useText();
  const [view, setView] = useState<PreviewView>(views[0]!);
  const vacancy = usePreview();
  return (
    <div className={styles.pane}>
      <div className={styles.head}>
        <h2 className={styles.title}>{t('editor.preview')}</h2>
        <PreviewViews views={views} view={view} onChange={setView} />
      </div>
      {vacancy && (
        <div className={styles.frame} data-view={view} inert>
          {view === 'card' ? (
            <Slot name="vacancy.card-preview" props={{ vacancy }} />
          ) : (
            <Slot
              name="vacancy.page-preview"
              props={{ vacancy, layout: view === 'page' ? 'page' : 'panel' }}
            />
          )}
        </div>
      )}
      {view === 'card' && <p className={styles.note}>{t('editor.preview.cardNote')}</p>}
    </div>
  );
}
