import { Checkbox } from '@cpa/shared/ui';
import { useText } from '../../../../messages/texts.ts';
import type { ComparedField } from '../../model/comparison.ts';
import { ComparedValue } from './ComparedValue.tsx';

type DifferenceRowProps = {
  compared: ComparedField;
  isTaken: boolean;
  onTake: (isTaken: boolean) => void;
};

/** A field that differs: both values, and a checkbox that selects the one of the careers page. */
export function DifferenceRow({ compared, isTaken, onTake }: DifferenceRowProps) {
  const t = useText();
  const { field, change } = compared;
  const name = t(`import.field.${field}`);
  const reason = field === 'salary' || field === 'valid_through' ? field : null;
  return (
    <tr>
      <th scope="row">
        {change ? (
          <Checkbox
            label={name}
            aria-label={t('import.compare.take', { field: name })}
            checked={isTaken}
            onChange={({ target }) => onTake(target.checked)}
          />
        ) : (
          <>
            <span>{name}</span>
            {reason && (
              <span className="mute text-13 block">{t(`import.compare.notPossible.${reason}`)}</span>
            )}
          </>
        )}
      </th>
      <td data-label={t('import.compare.found')}>
        <ComparedValue compared={compared} side="found" />
      </td>
      <td data-label={t('import.compare.posted')}>
        <ComparedValue compared={compared} side="posted" />
      </td>
    </tr>
  );
}
