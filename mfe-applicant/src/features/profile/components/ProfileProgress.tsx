import type { Applicant, Recommendations } from '@cpa/shared/contracts';
import { paths } from '@cpa/shared/routing';
import { Card, Link } from '@cpa/shared/ui';
import { useId } from 'react';
import { useText } from '../../../messages/texts.ts';
import { completenessOf, type Step } from '../model/completeness.ts';
import { editPath } from '../model/sections.ts';
import styles from './ProfileProgress.module.css';

type ProfileProgressProps = {
  applicant: Applicant;
  /** Counts for the reason of the work permit, where they are known. */
  permits?: Recommendations['permits'] | undefined;
};

/** Completeness of the profile, with the next step and its reason. */
export function ProfileProgress({ applicant, permits }: ProfileProgressProps) {
  const t = useText();
  const titleId = useId();
  const { percent, next, others } = completenessOf(applicant);
  const why =
    next?.id === 'permit' && permits && permits.stated > 0
      ? t('step.permit.count', permits)
      : next && t(`step.${next.id}.why`);
  return (
    <Card as="section" aria-labelledby={titleId}>
      <div className="row-3 baseline between">
        <h2 id={titleId} className="text-18">
          {t('progress.title')}
        </h2>
        <span className="semibold">{t('progress.percent', { percent })}</span>
      </div>
      <progress className={styles.bar} max={100} value={percent} aria-labelledby={titleId} />
      {next ? (
        <div className="stack-1">
          <p className="semibold">{t(`step.${next.id}`)}</p>
          <p className="mute text-14">{why}</p>
          <Link to={pathOf(next)}>{t(`step.${next.id}.action`)}</Link>
        </div>
      ) : (
        <p className="mute text-14">{t('progress.done')}</p>
      )}
      {others.length > 0 && (
        <ul className={styles.others}>
          {others.slice(0, 3).map((step) => (
            <li key={step.id}>
              <Link variant="plain" to={pathOf(step)}>
                {t(`step.${step.id}.action`)}
              </Link>
              <span>{t('progress.weight', { weight: step.weight })}</span>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}

function pathOf({ section }: Step): string {
  return section ? editPath(section) : `${paths.applicant.profile}#resumes`;
}
