import type { ApplicantReview } from '@cpa/shared/contracts';
import { useText } from '../../../messages/texts.ts';
import { answersInOrder } from '../model/answers.ts';
import styles from './ReviewPart.module.css';

const isYesOrNo = (answer: string) => answer === 'yes' || answer === 'no';

/** The vacancy's questions with what was answered; nothing where none were asked. */
export function Answers({ review }: { review: ApplicantReview }) {
  const t = useText();
  const answers = answersInOrder(review);
  if (answers.length === 0) return null;
  return (
    <section className={styles.part}>
      <h2 className={styles.title}>{t('review.answers')}</h2>
      <dl className={styles.answers}>
        {answers.map(({ id, kind, question, answer }) => (
          <div key={id}>
            <dt className={styles.question}>{question}</dt>
            <dd className={answer ? styles.answer : styles.none}>
              {kind === 'yes_no' && isYesOrNo(answer)
                ? t(`review.${answer}`)
                : answer || t('review.noAnswer')}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
