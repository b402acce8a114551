import type { Package } from '@cpa/shared/contracts';
import { useFormat } from '@cpa/shared/i18n';
import { InfoIcon, Link } from '@cpa/shared/ui';
import { useText } from '../../../messages/texts.ts';
import { usePackageText } from '../../../package-texts/usePackageText.ts';
import { checkoutPaths } from '../../../routing/checkoutPaths.ts';
import { betterDeal } from '../model/planSetup.ts';
import styles from './PlanSetup.module.css';

/** Names the next larger package when it costs less per vacancy. */
export function BetterDeal({ plan, packages }: { plan: Package; packages: readonly Package[] }) {
  const t = useText();
  const textOf = usePackageText();
  const { formatMoney } = useFormat();
  const better = betterDeal(plan, packages);
  if (!better) return null;
  const { id, vacancies, price, currency, duration_days } = better;
  const name = textOf(better.name);
  return (
    <div className={styles.tip}>
      <InfoIcon />
      <p>
        <strong>{t('setup.better.title', { count: vacancies, price: formatMoney(price, currency) })}</strong>{' '}
        {t('setup.better.text', {
          name,
          each: formatMoney(Math.round(price / vacancies), currency),
          days: duration_days,
        })}
      </p>
      <Link to={checkoutPaths.plan(id)}>{t('setup.better.see', { name })}</Link>
    </div>
  );
}
