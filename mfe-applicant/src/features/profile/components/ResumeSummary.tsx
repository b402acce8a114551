import type { ResumeFile } from '@cpa/shared/contracts';
import { useFormat } from '@cpa/shared/i18n';
import { paths } from '@cpa/shared/routing';
import { Badge, FileTextIcon } from '@cpa/shared/ui';
import { useText } from '../../../messages/texts.ts';
import { SummaryCard, SummaryList, SummaryRow } from '../../../summary/SummaryCard.tsx';
import { fileSize } from '../model/fileSize.ts';

/** The resumes on the overview. Renders nothing without one. */
export function ResumeSummary({ resumes }: { resumes: ResumeFile[] }) {
  const t = useText();
  const { formatDay } = useFormat();
  if (resumes.length === 0) return null;
  return (
    <SummaryCard
      title={t('resumes.title')}
      to={`${paths.applicant.profile}#resumes`}
      action={t('resumes.manage')}
    >
      <SummaryList>
        {resumes.slice(0, 3).map(({ id, file_name, size, uploaded_at, is_default }) => (
          <SummaryRow
            key={id}
            icon={<FileTextIcon size={16} />}
            name={file_name}
            facts={t('resumes.facts', { ...fileSize(size), day: formatDay(uploaded_at) })}
            badge={is_default && <Badge tone="success">{t('resumes.default')}</Badge>}
          />
        ))}
      </SummaryList>
    </SummaryCard>
  );
}
