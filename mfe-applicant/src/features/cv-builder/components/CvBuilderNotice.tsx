import { paths } from '@cpa/shared/routing';
import { EmptyState, FileTextIcon, LinkButton } from '@cpa/shared/ui';
import { useText } from '../../../messages/texts.ts';

/** States that the CV builder is not available yet and links to the profile. */
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
