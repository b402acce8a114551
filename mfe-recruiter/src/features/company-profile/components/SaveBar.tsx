import { Button, CircleAlertIcon, DockPlace } from '@cpa/shared/ui';
import { useText } from '../../../messages/texts.ts';
import styles from './SaveBar.module.css';
import type { CompanyFormState } from './useCompanyForm.ts';

/** Appears with the first change: what changed, how many errors, discard and save. */
export function SaveBar({ state, isNew }: { state: CompanyFormState; isNew: boolean }) {
  const t = useText();
  const { isDirty, changed, errors, status, discard } = state;
  if (!isDirty) return null;
  const names = changed.slice(0, 3).map((field) => t(`company.field.${field}`));
  return (
    <DockPlace kind="save" as="section" className={styles.bar} aria-label={t('company.unsaved')}>
      <p className={styles.changes}>
        <strong>{t('company.changes', { count: changed.length })}</strong>{' '}
        <span className={styles.names}>{names.join(', ')}</span>
      </p>
      <output className={styles.errors}>
        {errors.length > 0 && (
          <>
            <CircleAlertIcon size={16} /> {t('company.errors', { count: errors.length })}
          </>
        )}
      </output>
      <div className={styles.actions}>
        <Button variant="secondary" size="small" onClick={discard}>
          {t('company.discard')}
        </Button>
        <Button type="submit" size="small" isLoading={status === 'saving' || status === 'saved'}>
          {t(isNew ? 'company.create' : 'company.save')}
        </Button>
      </div>
    </DockPlace>
  );
}
