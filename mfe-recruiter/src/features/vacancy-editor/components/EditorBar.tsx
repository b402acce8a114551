import { paths } from '@cpa/shared/routing';
import { ArrowLeftIcon, Link } from '@cpa/shared/ui';
import { useText } from '../../../messages/texts.ts';
import styles from './EditorBar.module.css';
import { EditorStatus } from './EditorStatus.tsx';
import { EditorTitle } from './EditorTitle.tsx';
import { SaveState } from './SaveState.tsx';

/** Link back, title, status and save state, in view while the form scrolls. */
export function EditorBar() {
  const t = useText();
  return (
    <div className={styles.bar}>
      <Link
        variant="plain"
        to={paths.recruiter.vacancies}
        className={styles.back}
        aria-label={t('editor.back')}
        title={t('editor.back')}
      >
        <ArrowLeftIcon />
      </Link>
      <div className={styles.headings}>
        <nav className={styles.breadcrumbs} aria-label={t('nav.breadcrumbs')}>
          <Link variant="plain" to={paths.recruiter.vacancies}>
            {t('vacancies.title')}
          </Link>
        </nav>
        <div className={styles.line}>
          <h1 className={styles.title}>
            <EditorTitle />
          </h1>
          <EditorStatus />
        </div>
      </div>
      <SaveState />
    </div>
  );
}
