import { FlagIcon } from '@cpa/shared/ui/icons';
import { useText } from '../../../messages/texts.ts';
import styles from './AnswerFlag.module.css';

/** A red flag for an answer that the company does not want, with the question and answer on hover. */
export function AnswerFlag({ answer, isNamed = false }: { answer: string | null; isNamed?: boolean }) {
  const t = useText();
  if (answer === null) return null;
  const label = t('applicants.unwantedAnswer', { answer });
  return (
    <span className={styles.flag} role="img" aria-label={label} title={label}>
      <FlagIcon size={14} />
      {isNamed && (
        <span className={styles.answer} lang="">
          {answer}
        </span>
      )}
    </span>
  );
}
