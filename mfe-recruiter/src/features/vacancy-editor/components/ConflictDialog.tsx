import { useFormat } from '@cpa/shared/i18n';
import { Button } from '@cpa/shared/ui';
import { Dialog } from '@cpa/shared/ui/dialog';
import { useDispatch, useSelector } from 'react-redux';
import { useText } from '../../../messages/texts.ts';
import { differences, draftOf } from '../model/draft.ts';
import { events, selectEditor } from '../state/editorSlice.ts';
import styles from './ConflictDialog.module.css';
import { useFieldText } from './useFieldText.ts';

/** Compares the two versions field by field and asks which one to keep. */
export default function ConflictDialog({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const t = useText();
  const { formatInstant } = useFormat();
  const dispatch = useDispatch();
  const { draft, theirs } = useSelector(selectEditor);
  const fieldText = useFieldText();
  if (!theirs) return null;
  const other = draftOf(theirs);
  const actions = (
    <>
      <Button
        variant="secondary"
        onClick={() => {
          dispatch(events.theirsTaken());
          onClose();
        }}
      >
        {t('editor.conflict.theirs')}
      </Button>
      <Button
        onClick={() => {
          dispatch(events.mineKept());
          onClose();
        }}
      >
        {t('editor.conflict.mine')}
      </Button>
    </>
  );
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={t('editor.conflict.title')}
      size="large"
      actions={actions}
    >
      <p>
        {theirs.edited_by && theirs.edited_at
          ? t('editor.conflict.who', { name: theirs.edited_by, time: formatInstant(theirs.edited_at) })
          : t('editor.conflict.changed')}{' '}
        {t('editor.conflict.text')}
      </p>
      {theirs.status !== 'draft' && <p>{t('editor.conflict.published')}</p>}
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{t('editor.conflict.field')}</th>
            <th scope="col">{t('editor.conflict.yours')}</th>
            <th scope="col">{t('editor.conflict.other')}</th>
          </tr>
        </thead>
        <tbody>
          {differences(draft, other).map((field) => (
            <tr key={field}>
              <th scope="row">{t(`editor.field.${field}`)}</th>
              <td>{fieldText(draft, field)}</td>
              <td>{fieldText(other, field)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Dialog>
  );
}
