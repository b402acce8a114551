import { useText } from '../../../messages/texts.ts';
import styles from './Preview.module.css';

export type PreviewView = 'card' | 'page' | 'phone';

type PreviewViewsProps = {
  views: readonly PreviewView[];
  view: PreviewView;
  onChange: (view: PreviewView) => void;
};

/** Switches between card, page and phone. */
export function PreviewViews({ views, view, onChange }: PreviewViewsProps) {
  const t = useText();
  return (
    <div className={styles.views} role="group" aria-label={t('editor.preview.views')}>
      {views.map((one) => (
        <button
          key={one}
          type="button"
          className={styles.view}
          aria-pressed={one === view}
          onClick={() => onChange(one)}
        >
          {t(`editor.preview.${one}`)}
        </button>
      ))}
    </div>
  );
}
