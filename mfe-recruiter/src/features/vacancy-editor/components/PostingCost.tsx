import { dayInAruba } from '@cpa/shared/contracts';
import { useOptionName } from '@cpa/shared/domain';
import { useFormat } from '@cpa/shared/i18n';
import { CalendarIcon } from '@cpa/shared/ui';
import { useState } from 'react';
import { useSelector } from 'react-redux';
import { useText } from '../../../messages/texts.ts';
import { postingPlan } from '../model/postingPlan.ts';
import { selectEditor } from '../state/editorSlice.ts';
import { inBothCurrencies } from './prices.ts';
import styles from './PublishBar.module.css';

/** Day until which the vacancy will be online, and the posting that pays for it. */
export function PostingCost() {
  const t = useText();
  const nameOf = useOptionName();
  const { formatDay, formatInstant, formatMoney } = useFormat();
  const { vacancy, draft, postings, packages } = useSelector(selectEditor);
  const isDraft = vacancy === null || vacancy.status === 'draft';
  const [today] = useState(() => dayInAruba(new Date()));
  const from = draft.opens_at.split('T')[0] || today;
  const plan = postings && isDraft ? postingPlan(draft.company_id, { postings, packages }, from) : null;
  const scheduled = vacancy?.opens_at ?? null;
  if (!isDraft) {
    return (
      <p className={styles.cost}>
        <CalendarIcon />
        <span>
          <strong>
            {vacancy.status === 'open' && vacancy.valid_through
              ? t('editor.bar.online', { day: formatDay(vacancy.valid_through) })
              : t('editor.bar.offline')}
          </strong>
          <span className="mute text-13-5 block">{t('editor.bar.updateNote')}</span>
        </span>
      </p>
    );
  }
  if (!plan) return <p className={styles.cost}>{t('editor.bar.noCompany')}</p>;
  const last = draft.valid_through || (plan.kind === 'buy' ? '' : plan.until);
  const costText = () => {
    if (plan.kind === 'free') return t('editor.bar.free', { days: plan.days });
    if (plan.kind === 'package')
      return t('editor.bar.package', { name: nameOf(plan.name), left: plan.left, days: plan.days });
    if (plan.upcoming)
      return t('editor.bar.upcoming', { count: plan.upcoming.count, day: formatDay(plan.upcoming.day) });
    if (!plan.package) return null;
    const price = inBothCurrencies(plan.package, formatMoney);
    return t('editor.bar.buy', { name: nameOf(plan.package.name), price });
  };
  return (
    <p className={styles.cost}>
      <CalendarIcon />
      <span>
        <strong>
          {scheduled
            ? t('editor.bar.scheduled', { time: formatInstant(scheduled) })
            : last
              ? t('editor.bar.online', { day: formatDay(last) })
              : t('editor.bar.noPosting')}
        </strong>
        <span className="mute text-13-5 block">{costText()}</span>
      </span>
    </p>
  );
}
