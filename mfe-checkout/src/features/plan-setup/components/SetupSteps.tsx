import { CheckIcon, Link } from '@cpa/shared/ui';
import { useText } from '../../../messages/texts.ts';
import styles from './SetupSteps.module.css';
import { useStep } from './useStep.ts';

/** The steps from the choice to the payment. The first step can be reached again. */
export function SetupSteps({ isSponsorship }: { isSponsorship: boolean }) {
  const t = useText();
  const { step, linkTo } = useStep();
  const names = isSponsorship
    ? [t('setup.steps.vacancy'), t('setup.steps.dates'), t('setup.steps.pay')]
    : [t('setup.steps.choose'), t('setup.steps.details'), t('setup.steps.pay')];
  return (
    <ol className="row-2-3" aria-label={t('setup.steps')}>
      {names.map((name, index) => {
        const number = index + 1;
        const isDone = number < step;
        return (
          <li
            key={name}
            className={styles.step}
            data-done={isDone || undefined}
            aria-current={number === step ? 'step' : undefined}
          >
            <span className={styles.number} aria-hidden>
              {isDone ? <CheckIcon size={14} /> : number}
            </span>
            {isDone ? (
              <Link variant="plain" to={linkTo(1)} className={styles.name}>
                {name}
              </Link>
            ) : (
              <span className={styles.name}>{name}</span>
            )}
          </li>
        );
      })}
    </ol>
  );
}
