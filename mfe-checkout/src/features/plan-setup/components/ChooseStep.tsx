import { dayInAruba } from '@cpa/shared/contracts';
import { renderTime, useFormat } from '@cpa/shared/i18n';
import { Badge, LinkButton } from '@cpa/shared/ui';
import { useState } from 'react';
import { useText } from '../../../messages/texts.ts';
import { usePackageText } from '../../../package-texts/usePackageText.ts';
import { type SetupProps, startOf } from '../model/planSetup.ts';
import { BetterDeal } from './BetterDeal.tsx';
import { PlanFeatures } from './PlanFeatures.tsx';
import styles from './PlanSetup.module.css';
import { PostingsLeft } from './PostingsLeft.tsx';
import { Quantity } from './Quantity.tsx';
import { SetupSummary } from './SetupSummary.tsx';
import { StartDate } from './StartDate.tsx';
import { usePlanSetup } from './usePlanSetup.ts';
import { useStep } from './useStep.ts';

/** Step 1: how many packages, and from when. */
export function ChooseStep({ plan, packages }: SetupProps) {
  const t = useText();
  const textOf = usePackageText();
  const { formatMoney } = useFormat();
  const { setup, change } = usePlanSetup(plan.id);
  const { linkTo } = useStep();
  const [today] = useState(() => dayInAruba(renderTime()));
  const { summary, recommended, vacancies, duration_days, price, currency } = plan;
  const name = textOf(plan.name);
  return (
    <div className={styles.columns}>
      <div className={styles.main}>
        <div>
          <h1 tabIndex={-1} className={styles.title}>
            <span>{name}</span> {recommended && <Badge tone="info">{t('plans.recommended')}</Badge>}
          </h1>
          <p className={styles.lead}>{textOf(summary)}</p>
          <PostingsLeft />
        </div>
        <div className={styles.pair}>
          <div className="stack-3 content-start">
            <Quantity value={setup.quantity} onChange={(quantity) => change({ quantity })} />
            <p>
              <strong>{t('setup.vacancies', { count: vacancies * setup.quantity })}</strong>
              <span className={styles.detail}>
                {t('setup.each', {
                  price: formatMoney(Math.round(price / Math.max(vacancies, 1)), currency),
                  days: duration_days,
                })}
              </span>
            </p>
            <BetterDeal plan={plan} packages={packages} />
            <PlanFeatures features={plan.features} label={t('plans.features', { name })} />
          </div>
          <StartDate
            value={startOf(setup, today)}
            today={today}
            onChange={(start_date) => change({ start_date })}
          />
        </div>
      </div>
      <SetupSummary plan={plan} setup={setup} today={today}>
        <LinkButton isWide to={linkTo(2)}>
          {t('setup.next')}
        </LinkButton>
      </SetupSummary>
    </div>
  );
}
