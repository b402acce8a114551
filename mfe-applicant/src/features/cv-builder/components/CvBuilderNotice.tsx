import { paths } from '@cpa/shared/routing';
import { EmptyState, FileTextIcon, LinkButton } from '@cpa/shared/ui';
import { useText } from '../../../messages/texts.ts';

/** Says that the builder is not open yet, and what does the same meanwhile. */
export function CvBuilderNotice() {
  const t = useText();
  return (
    <EmptyState
      icon={<FileTextIcon />}
      title={t('cvBuilder.soon.title')}
      action={<LinkButton to={paths.applicant.profile}>{t('cvBuilder.soon.action')}</LinkButton>}
    >
      {t('cvBuilder.soon.text')}
    </EmptyState>
  );
}
