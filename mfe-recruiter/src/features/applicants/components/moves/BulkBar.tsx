import type { ApplicantListItem } from '@cpa/shared/contracts';
import { ChevronDownIcon, DockPlace, DownloadIcon, IconButton, MailIcon, XIcon } from '@cpa/shared/ui';
import { useText } from '../../../../messages/texts.ts';
import { ArchiveButton } from '../toolbar/ArchiveButton.tsx';
import type { Selection } from '../useSelection.ts';
import styles from './BulkBar.module.css';
import type { MoveActions } from './useMoveActions.ts';

type BulkBarProps = {
  applicants: readonly ApplicantListItem[];
  selection: Selection;
  actions: MoveActions;
};

/** Actions for the selected applicants. */
export function BulkBar({ applicants, selection, actions }: BulkBarProps) {
  const t = useText();
  const ids = [...selection.ids];
  const clear = () => {
    selection.clear();
    document.querySelector<HTMLElement>('[data-applicant]')?.focus();
  };
  return (
    <DockPlace kind="selection" as="section" className={styles.bar} aria-label={t('bulk.label')}>
      <p className={styles.count} role="status">
        {t('bulk.count', { count: ids.length })}
      </p>
      <button
        type="button"
        className={styles.action}
        aria-haspopup="menu"
        onClick={({ currentTarget }) => actions.openMenu(ids, currentTarget)}
      >
        {t('bulk.move')}
        <ChevronDownIcon size={16} />
      </button>
      <button type="button" className={styles.action} onClick={() => actions.compose(ids, null)}>
        <MailIcon />
        {t('bulk.message')}
      </button>
      <ArchiveButton
        className={styles.action}
        applicants={applicants.filter(({ id }) => selection.ids.has(id))}
        icon={<DownloadIcon />}
        label={t('bulk.resumes')}
      />
      <button
        type="button"
        className={styles.action}
        data-destructive
        onClick={() => actions.compose(ids, 'rejected')}
      >
        {t('bulk.reject')}
      </button>
      <IconButton className={styles.close} label={t('bulk.clear')} icon={<XIcon />} onClick={clear} />
    </DockPlace>
  );
}
