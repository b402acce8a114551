import { classNames } from '@cpa/shared/ui';
import { useText } from '../../../messages/texts.ts';
import styles from './Editor.module.css';

export type EditorTab = 'edit' | 'page' | 'machine' | 'match';

type EditorTabsProps = { tab: EditorTab; problemCount: number; onTab: (tab: EditorTab) => void };

/** Switches between form, page and machine text. Wide screens show the form beside the page and need no Edit. */
export function EditorTabs({ tab, problemCount, onTab }: EditorTabsProps) {
  const t = useText();
  return (
    <div className={styles.tabs} role="group" aria-label={t('cv.tabs')}>
      {(['edit', 'page', 'machine', 'match'] as const).map((name) => (
        <button
          key={name}
          type="button"
          className={classNames(styles.tab)}
          data-name={name}
          aria-pressed={tab === name}
          data-current={tab === name || undefined}
          onClick={() => onTab(name)}
        >
          {name === 'machine' ? (
            <>
              <span className={styles.long}>{t('cv.tab.machine')}</span>
              <span className={styles.short}>{t('cv.tab.machineShort')}</span>
            </>
          ) : (
            <span>{t(`cv.tab.${name}`)}</span>
          )}
          {name === 'machine' && problemCount > 0 && (
            <span className={styles.badge}>{t('cv.tab.problems', { count: problemCount })}</span>
          )}
        </button>
      ))}
    </div>
  );
}
