import type { Package } from '@cpa/shared/contracts';
import { useFormat } from '@cpa/shared/i18n';
import { Badge, Card, CheckIcon } from '@cpa/shared/ui';
import { useText } from '../../../messages/texts.ts';
import { usePackageText } from '../../../package-texts/usePackageText.ts';
import { usdToAwg } from '../../../money/usdToAwg.ts';
import { ChoosePlan } from './ChoosePlan.tsx';
import styles from './PlanCard.module.css';

/** A plan with its price in both currencies and its features. */
export function PlanCard({ plan }: { plan: Package }) {
  const t = useText();
  const textOf = usePackageText();
  const { summary, features, recommended, sponsored } = plan;
  const name = textOf(plan.name);
  return (
    <Card as="li" tone={sponsored ? 'sponsored' : 'plain'} isSelected={recommended} className={styles.card}>
      <div className={styles.head}>
        <h3 className="break">{name}</h3>
        {recommended && <Badge tone="info">{t('plans.recommended')}</Badge>}
      </div>
      <p className={styles.summary}>{textOf(summary)}</p>
      <Price plan={plan} />
      <ul className={styles.features} aria-label={t('plans.features', { name })}>
        {features.map((feature) => (
          <li key={feature} className={styles.feature}>
            <CheckIcon />
            {textOf(feature)}
          </li>
        ))}
      </ul>
      <ChoosePlan plan={plan} />
    </Card>
  );
}

function Price({ plan: { price, currency, vacancies } }: { plan: Package }) {
  const t = useText();
  const { formatMoney } = useFormat();
  return (
    <div className={styles.price}>
      <p className={styles.amount}>{formatMoney(price, currency)}</p>
      {currency === 'USD' && (
        <p className="mute tabular">{t('plans.priceAwg', { awg: formatMoney(usdToAwg(price), 'AWG') })}</p>
      )}
      {vacancies > 1 && (
        <p className="mute tabular">
          {t('plans.each', { price: formatMoney(Math.round(price / vacancies), currency) })}
        </p>
      )}
    </div>
  );
}
