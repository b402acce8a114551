import { Badge, CircleCheckIcon } from '@cpa/shared/ui';
import { useText } from '../../../messages/texts.ts';
import type { AttentionItem } from '../model/attentionItem.ts';
import { AttentionRow } from './AttentionRow.tsx';
import styles from './AttentionList.module.css';
import card from './Dashboard.module.css';

/** Tasks of the recruiter, the most urgent first. */
export function AttentionList({ attention }: { attention: readonly AttentionItem[] }) {
  const t = useText();
  return (
    <section className={card.card} aria-labelledby="attention">
      <div className={card.head}>
        <h2 id="attention">
          <span>{t('attention.title')}</span>{' '}
          {attention.length > 0 && <Badge tone="info">{attention.length}</Badge>}
        </h2>
        {attention.length > 1 && <p className={card.quiet}>{t('attention.order')}</p>}
      </div>
      {attention.length === 0 ? (
        <p className={styles.empty}>
          <CircleCheckIcon /> {t('attention.empty')}
        </p>
      ) : (
        <ul className="plain-list">
          {attention.map((item, index) => (
            <AttentionRow key={keyOf(item)} item={item} isFirst={index === 0} />
          ))}
        </ul>
      )}
    </section>
  );
}

function keyOf(item: AttentionItem): string {
  if (item.kind === 'interview_off') return `${item.kind} ${item.application_id}`;
  const id = 'order_id' in item ? item.order_id : 'vacancy_id' in item ? item.vacancy_id : '';
  return `${item.kind} ${id}`;
}
