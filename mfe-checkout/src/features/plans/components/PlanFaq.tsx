import { useText } from '../../../messages/texts.ts';
import styles from './PlanFaq.module.css';

const questions = ['free', 'included', 'unused', 'time', 'currency'] as const;

export function PlanFaq() {
  const t = useText();
  return (
    <section aria-labelledby="plan-faq">
      <h2 id="plan-faq" className={styles.title}>
        {t('plans.questions')}
      </h2>
      <dl className={styles.questions}>
        {questions.map((question) => (
          <div key={question}>
            <dt className="bold">{t(`plans.question.${question}`)}</dt>
            <dd className={styles.answer}>{t(`plans.answer.${question}`)}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
