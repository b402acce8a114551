import type { Options } from '@cpa/shared/contracts';
import { Card, CircleCheckIcon, VisuallyHidden } from '@cpa/shared/ui';
import { TriangleAlertIcon } from '@cpa/shared/ui/icons';
import { useSelector } from 'react-redux';
import { useText } from '../../../messages/texts.ts';
import type { DraftField } from '../model/draft.ts';
import { findInvalid, findMissing } from '../model/fieldErrors.ts';
import { selectEditor } from '../state/editorSlice.ts';
import styles from './Checklist.module.css';
import { focusField } from './focusField.ts';
import { useWageHint } from './useWageHint.ts';

/** Requirements for publishing, and fields that applicants filter by. */
export function Checklist({ options }: { options: Options }) {
  const t = useText();
  const { draft, errors } = useSelector(selectEditor);
  const isBelowMinimum = useWageHint(options) !== null;
  const missing = findMissing(draft);
  const invalid = findInvalid(draft);
  const gaps = missing.translations && { translations: missing.translations };
  const blockers = (Object.keys({ ...invalid, ...gaps, ...errors }) as DraftField[]).map((field) => ({
    field,
    message: errors[field] ?? t({ ...invalid, ...gaps }[field]!),
  }));
  const items = [
    { key: 'title', field: 'title', isDone: !missing.title, isNeeded: true },
    { key: 'sector', field: 'sectors', isDone: !missing.sectors, isNeeded: true },
    { key: 'district', field: 'location_district_id', isDone: !missing.location_district_id, isNeeded: true },
    { key: 'description', field: 'description', isDone: !missing.description, isNeeded: true },
    { key: 'workload', field: 'workloads', isDone: draft.workloads.length > 0, isNeeded: false },
    {
      key: 'salary',
      field: 'salary_min',
      isDone:
        draft.salary_visible &&
        (draft.salary_min !== '' || draft.salary_max !== '') &&
        !invalid.salary_min &&
        !invalid.salary_max,
      isNeeded: false,
    },
  ] as const;
  const done = items.filter(({ isDone }) => isDone).length;
  const count = items.length + blockers.length;
  return (
    <Card as="div" padding="small" className={styles.card}>
      <div className={styles.head}>
        <h2 className={styles.title}>{t('editor.check')}</h2>
        <span className={styles.count}>{t('editor.check.count', { done, count })}</span>
      </div>
      <span className={styles.track} aria-hidden="true">
        <span style={{ inlineSize: `${(done / count) * 100}%` }} />
      </span>
      <ul className={styles.list}>
        {blockers.map(({ field, message }) => (
          <li key={`blocker-${field}`} className={styles.item} data-blocker>
            <TriangleAlertIcon />
            <span>
              {t(`editor.field.${field}`)}
              <span className={styles.note}>{message}</span>
            </span>
            <button type="button" className={styles.fill} onClick={() => focusField(draft, field)}>
              {t('editor.check.correct')}
              <VisuallyHidden> {t(`editor.field.${field}`)}</VisuallyHidden>
            </button>
          </li>
        ))}
        {items.map(({ key, field, isDone, isNeeded }) => (
          <li key={key} className={styles.item} data-done={isDone || undefined}>
            {isDone ? <CircleCheckIcon /> : <span className={styles.ring} aria-hidden="true" />}
            <span>
              <span>{t(`editor.check.${key}`)}</span>
              {!isDone && (
                <span className={styles.note}>
                  {t(isNeeded ? 'editor.check.needed' : 'editor.check.helps')}
                </span>
              )}
            </span>
            {!isDone && (
              <button type="button" className={styles.fill} onClick={() => focusField(draft, field)}>
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
