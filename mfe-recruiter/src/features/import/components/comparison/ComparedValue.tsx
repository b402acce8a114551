import { useOptionName } from '@cpa/shared/domain';
import { useFormat } from '@cpa/shared/i18n';
import { useSelector } from 'react-redux';
import { useText } from '../../../../messages/texts.ts';
import { changedLines } from '../../model/changedLines.ts';
import type { ComparedField } from '../../model/comparison.ts';
import { selectImportOptions } from '../../state/importSlice.ts';
import styles from './Comparison.module.css';

type Side = 'found' | 'posted';

/** Shows the value of a field on one side. Marks the lines of a long text that the other side lacks. */
export function ComparedValue({ compared, side }: { compared: ComparedField; side: Side }) {
  const t = useText();
  const text = useValueText(compared, side);
  if (!text) return <span className={styles.empty}>{t('import.compare.empty')}</span>;
  if (compared.kind !== 'text' || compared.field === 'title') return <>{text}</>;
  const lines = changedLines(text, compared[side === 'found' ? 'posted' : 'found']);
  const Changed = side === 'found' ? 'ins' : 'del';
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrolling area has to be reached by keyboard
    <div className={styles.text} role="group" tabIndex={0} aria-label={t(`import.compare.${side}`)}>
      {lines.map((line, index) => (
        // Lines have no identity, and the list is never reordered.
        // oxlint-disable-next-line react/no-array-index-key
        <p key={index}>{line.isChanged ? <Changed>{line.text}</Changed> : line.text}</p>
      ))}
    </div>
  );
}

function useValueText(compared: ComparedField, side: Side): string | null {
  const t = useText();
  const nameOf = useOptionName();
  const { formatSalary, formatDay } = useFormat();
  const options = useSelector(selectImportOptions);
  if (compared.kind === 'text') return compared[side];
  if (compared.kind === 'list') return compared[side].map(({ name }) => nameOf(name)).join(', ');
  if (compared.kind === 'salary') return formatSalary(compared[side]);
  const value = compared[side];
  if (value === null) return null;
  switch (compared.field) {
    case 'employment_type':
      return nameOf(options?.employment_types.find(({ id }) => id === value)?.name ?? value);
    case 'remote':
      return t(`editor.remote.${value as 'no' | 'hybrid' | 'full'}`);
    case 'valid_through':
      return formatDay(value);
    case 'external_apply_url':
      return value;
  }
}
