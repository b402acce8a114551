import type { ResumeFile } from '@cpa/shared/contracts';
import { useFormat } from '@cpa/shared/i18n';
import { paths } from '@cpa/shared/routing';
import { Badge, Card, FileTextIcon, Link } from '@cpa/shared/ui';
import { useId } from 'react';
import { useText } from '../../../messages/texts.ts';
import { fileSize } from '../model/fileSize.ts';
import styles from './ResumeSummary.module.css';

/** The resumes on the overview. Renders nothing without one. */
export function ResumeSummary({ resumes }: { resumes: ResumeFile[] }) {
  const t = useText();
  const { formatDay } = useFormat();
  const titleId = useId();
  if (resumes.length === 0) return null;
  return (
    <Card as="section" aria-labelledby={titleId}>
      <div className={styles.head}>
        <h2 id={titleId} className={styles.title}>
          {t('resumes.title')}
        </h2>
        <Link to={`${paths.applicant.profile}#resumes`}>{t('resumes.manage')}</Link>
      </div>
      <ul className={styles.list}>
        {resumes.slice(0, 3).map(({ id, file_name, size, uploaded_at, is_default }) => (
          <li key={id} className={styles.row}>
            <FileTextIcon size={16} />
            <div className={styles.file}>
              <p className={styles.name}>{file_name}</p>
              <p className={styles.facts}>
                {t('resumes.facts', { ...fileSize(size), day: formatDay(uploaded_at) })}
              </p>
            </div>
            {is_default && <Badge tone="success">{t('resumes.default')}</Badge>}
          </li>
        ))}
      </ul>
    </Card>
  );
}
