import type { RecruiterVacancy } from '@cpa/shared/contracts';
import { useFormat } from '@cpa/shared/i18n';
import { Button, CircleCheckIcon } from '@cpa/shared/ui';
import { useEffect, useRef, useState } from 'react';
import { useDispatch } from 'react-redux';
import { useText } from '../../../../messages/texts.ts';
import type { ComparedField } from '../../model/comparison.ts';
import { events } from '../../state/comparisonSlice.ts';
import styles from './Comparison.module.css';
import { DifferenceRow } from './DifferenceRow.tsx';

type DifferencesProps = {
  fields: readonly ComparedField[];
  posted: RecruiterVacancy;
  isUpdating: boolean;
  isUpdated: boolean;
};

/** Lists the fields that differ, and updates the selected ones of the existing vacancy. */
export function Differences({ fields, posted, isUpdating, isUpdated }: DifferencesProps) {
  const t = useText();
  const { formatList } = useFormat();
  const dispatch = useDispatch();
  const differing = fields.filter(({ isSame }) => !isSame);
  const same = fields.filter(({ isSame }) => isSame).map(({ field }) => t(`import.field.${field}`));
  const [skipped, setSkipped] = useState<readonly string[]>([]);
  const taken = differing.filter(({ field, change }) => change !== null && !skipped.includes(field));
  const canTake = differing.some(({ change }) => change !== null);
  const status = posted.status === 'expired' ? 'closed' : posted.status;

  const toggle = (field: string, isTaken: boolean) =>
    setSkipped(isTaken ? skipped.filter((other) => other !== field) : [...skipped, field]);
  const update = () =>
    dispatch(
      events.updateRequested({
        id: posted.id,
        changes: Object.assign({}, ...taken.map(({ change }) => change)),
      }),
    );
  return (
    <>
      {isUpdated && <UpdatedNotice />}
      {differing.length === 0 ? (
        <p>{t('import.compare.none')}</p>
      ) : (
        <table className={styles.table}>
          <caption className={styles.caption}>
            {t('import.compare.caption', { count: differing.length })}
          </caption>
          <thead>
            <tr>
              <th scope="col">{t('import.compare.field')}</th>
              <th scope="col">{t('import.compare.found')}</th>
              <th scope="col">{t('import.compare.posted')}</th>
            </tr>
          </thead>
          <tbody>
            {differing.map((compared) => (
              <DifferenceRow
                key={compared.field}
                compared={compared}
                isTaken={taken.includes(compared)}
                onTake={(isTaken) => toggle(compared.field, isTaken)}
              />
            ))}
          </tbody>
        </table>
      )}
      {same.length > 0 && (
        <p className={styles.same}>{t('import.compare.same', { fields: formatList(same) })}</p>
      )}
      {canTake && (
        <div className={styles.update}>
          <Button variant="secondary" isLoading={isUpdating} disabled={taken.length === 0} onClick={update}>
            {t('import.compare.update', { count: taken.length })}
          </Button>
          <p className={styles.same}>{t(`import.compare.effect.${status}`)}</p>
        </div>
      )}
    </>
  );
}

/** Takes the focus, because its button is removed with the last difference. */
function UpdatedNotice() {
  const t = useText();
  const notice = useRef<HTMLParagraphElement>(null);
  useEffect(() => notice.current?.focus(), []);
  return (
    <p ref={notice} tabIndex={-1} className={styles.updated}>
      <CircleCheckIcon />
      {t('import.compare.updated')}
    </p>
  );
}
