import { CheckIcon, SparklesIcon } from '@cpa/shared/ui';
import { memo } from 'react';
import { useText } from '../../../messages/texts.ts';
import type { Advice } from '../model/writingHelp.ts';
import { AdviceList } from './AdviceList.tsx';
import styles from './WritingHelp.module.css';

/** Items that are shown at once; the next ones follow when these are done. */
const SHOWN = 5;

/** List of suggested improvements. It computes no score. */
export const WritingHelp = memo(function WritingHelp({ advice }: { advice: readonly Advice[] }) {
  const t = useText();
  return (
    <section className={styles.help} aria-labelledby="cv-help-title">
      <h2 id="cv-help-title" className={styles.title}>
        <SparklesIcon size={18} />
        {t('cv.help.title')}
      </h2>
      <AdviceList advice={advice.slice(0, SHOWN)} />
      {advice.length > SHOWN && (
        <p className="mute text-13">{t('cv.help.more', { count: advice.length - SHOWN })}</p>
      )}
      {advice.length === 0 && (
        <p className={styles.done}>
          <CheckIcon size={16} />
          {t('cv.help.done')}
        </p>
      )}
    </section>
  );
});
