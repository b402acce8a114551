import { useText } from '../../../messages/texts.ts';
import styles from './Questions.module.css';

const questions = ['free', 'unused', 'time', 'currency'] as const;

/** What people ask before they buy, in plain sentences. */
export function Questions() {
  const t = useText();
  return (
    <section aria-labelledby="questions">
      <h2 id="questions" className={styles.title}>
        {t('plans.questions')}
      </h2>
      <dl className={styles.questions}>
        {questions.map((each) => (
          <div key={each}>
            <dt className={styles.question}>{t(`plans.question.${each}`)}</dt>
            <dd className={styles.answer}>{t(`plans.answer.${each}`)}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
