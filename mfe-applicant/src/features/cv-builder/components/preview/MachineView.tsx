import { Button, CheckIcon, classNames, LoadingArea, Skeleton } from '@cpa/shared/ui';
import { CopyIcon, TriangleAlertIcon } from '@cpa/shared/ui/icons';
import { useState } from 'react';
import { useText } from '../../../../messages/texts.ts';
import type { MachineReading } from '../../model/machineReading.ts';
import type { Advice } from '../../model/writingHelp.ts';
import { AdviceList } from '../AdviceList.tsx';
import styles from './MachineView.module.css';

type MachineViewProps = {
  /** Null until the PDF is rendered. */
  reading: MachineReading | null;
  problems: readonly Advice[];
};

/** The text of the PDF as a program reads it, with the details that it cannot find. */
export function MachineView({ reading, problems }: MachineViewProps) {
  const t = useText();
  const [isCopied, setIsCopied] = useState(false);
  if (!reading) {
    return (
      <LoadingArea label={t('cv.machine.loading')}>
        <Skeleton shape="block" height={420} />
      </LoadingArea>
    );
  }
  const copy = async () => {
    await navigator.clipboard.writeText(reading.lines.join('\n'));
    setIsCopied(true);
  };
  return (
    <div className={styles.machine}>
      <div className="row-2 wrap center between">
        <p className="mute text-14 basis-220">{t('cv.machine.intro')}</p>
        <Button variant="quiet" size="small" icon={<CopyIcon size={16} />} onClick={() => void copy()}>
          {t(isCopied ? 'cv.machine.copied' : 'cv.machine.copy')}
        </Button>
      </div>
      <ul className="row-2 wrap" aria-label={t('cv.machine.facts')}>
        {reading.facts.map(({ kind, isFound }) => (
          <li key={kind} className={classNames(styles.fact, !isFound && styles.missing)}>
            {isFound ? <CheckIcon size={15} /> : <TriangleAlertIcon size={15} />}
            <span>{t(`cv.machine.${kind}.${isFound ? 'found' : 'missing'}`)}</span>
          </li>
        ))}
      </ul>
      {reading.lost.length > 0 && (
        <div className={styles.lost} role="note">
          <p>{t('cv.machine.lost')}</p>
          <ul>
            {reading.lost.slice(0, 5).map((text) => (
              <li key={text}>{text.slice(0, 120)}</li>
            ))}
          </ul>
        </div>
      )}
      {problems.length > 0 && <AdviceList advice={problems} />}
      <ol
        className={styles.lines}
        aria-label={t('cv.machine.text')}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls
        tabIndex={0}
      >
        {reading.lines.map((line, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- lines have no other identity
          <li key={index} className={styles.line}>
            {line}
          </li>
        ))}
      </ol>
    </div>
  );
}
