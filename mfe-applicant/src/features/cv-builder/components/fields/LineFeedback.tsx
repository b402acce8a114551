import { CircleCheckIcon, InfoIcon, classNames } from '@cpa/shared/ui';
import { useSelector } from 'react-redux';
import { useText } from '../../../../messages/texts.ts';
import { judgeLine } from '../../model/judgeLine.ts';
import { selectSettings } from '../../../../cv-draft/cvBuilderSlice.ts';
import styles from './LinesField.module.css';

/** Advice on one achievement, below the line that is edited. */
export function LineFeedback({ line }: { line: string }) {
  const t = useText();
  const { verdict, words } = judgeLine(line, useSelector(selectSettings).language);
  if (verdict === 'empty') return null;
  const isGood = verdict === 'good' || verdict === 'concrete';
  const Icon = isGood ? CircleCheckIcon : InfoIcon;
  return (
    <p className={classNames(styles.feedback, isGood && styles.good)}>
      <Icon size={15} />
      {t(`cv.line.${verdict}`, { count: words })}
    </p>
  );
}
