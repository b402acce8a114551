import { CircleAlertIcon } from '@cpa/shared/ui';
import { useText } from '../../../messages/texts.ts';
import type { Advice } from '../model/writingHelp.ts';
import styles from './WritingHelp.module.css';
import { useEditorView } from '../../../cv-draft/useEditorView.ts';

/** Tasks, each with a link to its field. */
export function AdviceList({ advice }: { advice: readonly Advice[] }) {
  const t = useText();
  const { goTo } = useEditorView();
  return (
    <ul className="stack-2">
      {advice.map(({ kind, place, name = '' }) => (
        <li key={`${kind}.${place.section}.${place.entryId}.${place.field}`} className={styles.item}>
          <CircleAlertIcon size={16} />
          <span>
            {t(`cv.advice.${kind}`, { name })}{' '}
            <button type="button" className={styles.fix} onClick={() => goTo(place)}>
              {t('cv.advice.fix')}
            </button>
          </span>
        </li>
      ))}
    </ul>
  );
}
