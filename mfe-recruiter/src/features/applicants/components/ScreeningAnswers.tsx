import type { ApplicantReview } from '@cpa/shared/contracts';
import { useText } from '../../../messages/texts.ts';
import { screeningAnswers } from '../model/screeningAnswers.ts';
import styles from './ReviewSection.module.css';

const isYesOrNo = (answer: string) => answer === 'yes' || answer === 'no';

/** The screening questions with their answers. Renders nothing without questions. */
export function ScreeningAnswers({ review }: { review: ApplicantReview }) {
  const t = useText();
  const answers = screeningAnswers(review);
  if (answers.length === 0) return null;
  return (
    <section className={styles.section}>
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
