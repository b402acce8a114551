import { Spinner } from '@cpa/shared/ui';
import { CloudCheckIcon, CloudOffIcon, TriangleAlertIcon } from '@cpa/shared/ui/icons';
import { useSelector } from 'react-redux';
import { useText } from '../../../messages/texts.ts';
import { unsentFields } from '../model/requestBody.ts';
import { selectEditor } from '../state/editorSlice.ts';
import styles from './SaveState.module.css';
import { saveNotice } from './saveNotice.ts';

/** Shows where the draft is stored. Announced politely. */
export function SaveState() {
  const t = useText();
  const editor = useSelector(selectEditor);
  const notice = saveNotice(editor, unsentFields(editor.draft).length);
  return (
    <output className={styles.state} data-tone={notice.tone}>
      {notice.tone === 'busy' && <Spinner className={styles.spinner} label="" />}
      {notice.tone === 'good' && <CloudCheckIcon />}
      {notice.tone === 'device' && <CloudOffIcon />}
      {notice.tone === 'bad' && <TriangleAlertIcon />}
      {notice.key && <span>{t(notice.key)}</span>}
    </output>
  );
}
