import type { Options } from '@cpa/shared/contracts';
import { Card, CircleCheckIcon } from '@cpa/shared/ui';
import { TriangleAlertIcon } from '@cpa/shared/ui/icons';
import { useSelector } from 'react-redux';
import { useText } from '../../../messages/texts.ts';
import { findMissing } from '../model/fieldErrors.ts';
import { selectDraft } from '../state/editorSlice.ts';
import styles from './Checklist.module.css';
import { controlId } from './useDraftField.ts';
import { useWageHint } from './useWageHint.ts';

/** Requirements for publishing, and fields that applicants filter by. */
export function Checklist({ options }: { options: Options }) {
  const t = useText();
  const draft = useSelector(selectDraft);
  const isBelowMinimum = useWageHint(options) !== null;
  const missing = findMissing(draft);
  const items = [
    { key: 'title', field: 'title', isDone: !missing.title, isNeeded: true },
    { key: 'sector', field: 'sectors', isDone: !missing.sectors, isNeeded: true },
    { key: 'district', field: 'location_district_id', isDone: !missing.location_district_id, isNeeded: true },
    { key: 'description', field: 'description', isDone: !missing.description, isNeeded: true },
    { key: 'workload', field: 'workloads', isDone: draft.workloads.length > 0, isNeeded: false },
    {
      key: 'salary',
      field: 'salary_min',
      isDone: draft.salary_visible && (draft.salary_min !== '' || draft.salary_max !== ''),
      isNeeded: false,
    },
  ] as const;
  const done = items.filter(({ isDone }) => isDone).length;
  return (
    <Card as="div" padding="small" className={styles.card}>
      <div className={styles.head}>
        <h2 className={styles.title}>{t('editor.check')}</h2>
        <span className={styles.count}>{t('editor.check.count', { done, count: items.length })}</span>
      </div>
      <ul className={styles.list}>
        {items.map(({ key, field, isDone, isNeeded }) => (
          <li key={key} className={styles.item} data-done={isDone || undefined}>
            {isDone ? <CircleCheckIcon /> : <span className={styles.ring} aria-hidden="true" />}
            <span>
              {t(`editor.check.${key}`)}
              {!isDone && (
                <span className={styles.note}>
                  {t(isNeeded ? 'editor.check.needed' : 'editor.check.helps')}
                </span>
              )}
            </span>
            {!isDone && (
              <button
                type="button"
                className={styles.fill}
                onClick={() => document.getElementById(controlId(field))?.focus()}
              >
                {t('editor.check.fill')}
              </button>
            )}
          </li>
        ))}
        {isBelowMinimum && (
          <li className={styles.item} data-warning>
            <TriangleAlertIcon />
            <span>
              {t('editor.check.wage')}
              <span className={styles.note}>{t('editor.check.wageNote')}</span>
            </span>
          </li>
        )}
      </ul>
    </Card>
  );
}
