import { dayInAruba, hasCardNumber } from '@cpa/shared/contracts';
import { renderTime, useFormat } from '@cpa/shared/i18n';
import { Button, LinkButton, ShoppingCartIcon } from '@cpa/shared/ui';
import { useState } from 'react';
import { useText } from '../../../messages/texts.ts';
import { usePackageText } from '../../../package-texts/usePackageText.ts';
import {
  CUSTOM,
  itemsOf,
  MAX_CUSTOM_TEXT,
  templateOf,
  templatesFor,
  type SetupProps,
} from '../model/planSetup.ts';
import { checkoutPaths } from '../../../routing/checkoutPaths.ts';
import { CustomText } from './CustomText.tsx';
import styles from './PlanSetup.module.css';
import { SetupSummary } from './SetupSummary.tsx';
import { TemplateChoice } from './TemplateChoice.tsx';
import { TemplatePreview } from './TemplatePreview.tsx';
import { useCustomText } from './useCustomText.ts';
import { usePlanSetup } from './usePlanSetup.ts';
import { useStep } from './useStep.ts';

/** Step 2: the layout of the vacancies, with a live preview, then into the cart. */
export function DetailsStep({ plan, packages, onAdd, onSaveForLater }: SetupProps) {
  const t = useText();
  const textOf = usePackageText();
  const { formatMoney } = useFormat();
  const { setup, change, clear } = usePlanSetup(plan.id);
  const { linkTo } = useStep();
  const [today] = useState(() => dayInAruba(renderTime()));
  /** A template that the plan does not include: it can be previewed, not bought. */
  const [previewed, setPreviewed] = useState<string | null>(null);
  const templates = templatesFor(plan, packages);
  const template = previewed ?? templateOf(setup, plan);
  const including = packages.find(({ templates: names }) => previewed !== null && names.includes(previewed));
  const { text, onChange } = useCustomText(plan.id);
  const isInvalid = template === CUSTOM && (text.trim().length > MAX_CUSTOM_TEXT || hasCardNumber(text));
  const put = (into: (items: ReturnType<typeof itemsOf>) => void) => () => {
    if (isInvalid) return document.querySelector<HTMLElement>('[name="customTemplate"]')?.focus();
    const items = itemsOf(plan, setup, { today });
    clear();
    into(items);
  };
  return (
    <div className={styles.columns} data-preview>
      <div className={styles.main}>
        <h1 tabIndex={-1} className={styles.title}>
          {t('setup.look')}
        </h1>
        <TemplateChoice
          templates={templates}
          chosen={template}
          onChoose={(name, isIncluded) => {
            setPreviewed(isIncluded ? null : name);
            if (isIncluded) change({ template: name });
          }}
        />
        {template === CUSTOM && !including && <CustomText value={text} onChange={onChange} />}
      </div>
      <div className={styles.side}>
        <SetupSummary plan={plan} setup={setup} today={today}>
          {including ? (
            <>
              <p>{t('setup.locked', { template: textOf(previewed ?? ''), name: textOf(including.name) })}</p>
              <LinkButton isWide to={`${checkoutPaths.plan(including.id)}?step=2`}>
                {t('setup.lockedChoose', { name: textOf(including.name) })}
              </LinkButton>
            </>
          ) : (
            <Button isWide icon={<ShoppingCartIcon />} onClick={put(onAdd)}>
              {t('setup.add', { total: formatMoney(plan.price * setup.quantity, plan.currency) })}
            </Button>
          )}
        </SetupSummary>
        <div className={styles.actions}>
          <LinkButton variant="quiet" to={linkTo(1)}>
            {t('setup.back')}
          </LinkButton>
          {!including && (
            <Button variant="secondary" onClick={put(onSaveForLater)}>
              {t('cart.saveForLater')}
            </Button>
          )}
        </div>
      </div>
      <TemplatePreview template={template} text={text.trim()} />
    </div>
  );
}
