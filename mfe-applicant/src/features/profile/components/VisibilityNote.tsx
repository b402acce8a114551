import { EyeIcon, Link } from '@cpa/shared/ui';
import { useSelector } from 'react-redux';
import { useText } from '../../../messages/texts.ts';
import { editPath } from '../model/sections.ts';
import { selectApplicant } from '../state/profileSlice.ts';
import styles from './VisibilityNote.module.css';

/** States who can see the profile, at the bottom of the sidebar. */
export function VisibilityNote() {
  const t = useText();
  const applicant = useSelector(selectApplicant);
  if (!applicant) return null;
  return (
    <div className={styles.note}>
      <p className="row-2 center semibold">
        <EyeIcon size={16} />
        {t('visibility.title')}
      </p>
      <p className="mute">
        {t(applicant.visibility === 'hidden' ? 'visibility.hidden' : 'visibility.companies_i_applied_to')}
      </p>
      <Link to={editPath('visibility')}>{t('visibility.change')}</Link>
    </div>
  );
}
