import type { Package } from '@cpa/shared/contracts';
import { paths } from '@cpa/shared/routing';
import { LinkButton } from '@cpa/shared/ui';
import { useSearchParams } from 'react-router';
import { useText } from '../../../messages/texts.ts';

/** Leads to the page of the plan. */
export function ChoosePlan({ plan: { id, name, recommended } }: { plan: Package }) {
  const t = useText();
  const [query] = useSearchParams();
  const draft = query.get('draft');
  return (
    <LinkButton
      isWide
      variant={recommended ? 'primary' : 'secondary'}
      aria-label={t('plans.chooseName', { name })}
      to={draft ? `${paths.plan(id)}?draft=${draft}` : paths.plan(id)}
    >
      {t('plans.choose')}
    </LinkButton>
  );
}
