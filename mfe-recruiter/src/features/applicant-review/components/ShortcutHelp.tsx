import { ShortcutSwitch } from '@cpa/shared/ui';
import { Dialog } from '@cpa/shared/ui/dialog';
import { useText } from '../../../messages/texts.ts';
import styles from './ShortcutHelp.module.css';

const SHORTCUTS = [
  { keys: ['J'], text: 'help.next' },
  { keys: ['K'], text: 'help.previous' },
  { keys: ['1', '2', '3', '4', '5'], text: 'help.rate' },
  { keys: ['S'], text: 'help.status' },
  { keys: ['M'], text: 'help.messages' },
  { keys: ['?'], text: 'help.help' },
] as const;

/** Lists the keyboard shortcuts of the review page. */
export default function ShortcutHelp({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const t = useText();
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={t('help.title')} size="small">
      <dl className="stack-2">
        {SHORTCUTS.map(({ keys, text }) => (
          <div key={text} className="row-3 center between">
            <dt>{t(text)}</dt>
            <dd className={styles.keys}>
              {keys.map((key) => (
                <kbd key={key} className={styles.key}>
                  {key}
                </kbd>
              ))}
            </dd>
          </div>
        ))}
      </dl>
      <p className={styles.note}>{t('help.note')}</p>
      <ShortcutSwitch />
    </Dialog>
  );
}
