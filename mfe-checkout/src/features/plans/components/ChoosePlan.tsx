import type { Package } from '@cpa/shared/contracts';
import { LinkButton } from '@cpa/shared/ui';
import { useSearchParams } from 'react-router';
import { useText } from '../../../messages/texts.ts';
import { usePackageText } from '../../../package-texts/usePackageText.ts';
import { checkoutPaths } from '../../../routing/checkoutPaths.ts';

/** Leads to the page of the plan. */
export function ChoosePlan({ plan: { id, name, recommended } }: { plan: Package }) {
  const t = useText();
  const textOf = usePackageText();
  const [query] = useSearchParams();
  const draft = query.get('draft');
  return (
    <LinkButton
      isWide
      variant={recommended ? 'primary' : 'secondary'}
      aria-label={t('plans.chooseName', { name: textOf(name) })}
      to={draft ? `${checkoutPaths.plan(id)}?draft=${draft}` : checkoutPaths.plan(id)}
    >
      {t('plans.choose')}
    </LinkButton>
  );
}
