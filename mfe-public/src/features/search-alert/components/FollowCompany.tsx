import type { Company } from '@cpa/shared/contracts';
import { prefetchOnIntent } from '@cpa/shared/routing';
import { Button, MailIcon } from '@cpa/shared/ui';
import { useText } from '../../../messages/texts.ts';
import { useAlertDialog } from './useAlertDialog.tsx';

type FollowCompanyProps = { company: Pick<Company, 'id' | 'name'>; variant?: 'primary' | 'secondary' };

/** Lets the user follow the new vacancies of a company by e-mail or RSS. */
export function FollowCompany({ company: { id, name }, variant = 'primary' }: FollowCompanyProps) {
  const t = useText();
  const { open, prefetch, dialog } = useAlertDialog({
    filter: { filter_companies: [id] },
    search: `filter_companies=${id}`,
    words: '',
    names: [name],
    filters: 1,
    recent: null,
  });
  return (
    <>
      <Button
        variant={variant}
        icon={<MailIcon />}
        aria-haspopup="dialog"
        {...prefetchOnIntent(prefetch)}
        onClick={open}
      >
        {t('alert.follow')}
      </Button>
      {dialog}
    </>
  );
}
