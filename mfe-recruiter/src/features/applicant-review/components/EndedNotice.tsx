import type { ApplicantReview } from '@cpa/shared/contracts';
import { useFormat } from '@cpa/shared/i18n';
import { Card } from '@cpa/shared/ui';
import { useText } from '../../../messages/texts.ts';
import styles from './Section.module.css';

/** Says what ended the application and when, unless the company decided. */
export function EndedNotice({ review: { ended, name } }: { review: ApplicantReview }) {
  const t = useText();
  const { formatInstant } = useFormat();
  if (!ended) return null;
  return (
    <Card as="section" tone="quiet" aria-labelledby="ended">
      <h2 id="ended" className={styles.title}>
        {t(`ended.${ended.cause}.title`, { name: name ?? t('interviews.someone') })}
      </h2>
      <p>
        {ended.at && `${formatInstant(ended.at)}. `}
        <span>{t(`ended.${ended.cause}.text`)}</span>
      </p>
    </Card>
  );
}
