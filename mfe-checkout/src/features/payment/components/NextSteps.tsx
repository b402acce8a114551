import { SPONSORSHIP_PACKAGE_ID } from '@cpa/shared/contracts';
import { paths } from '@cpa/shared/routing';
import { DownloadIcon, FileTextIcon, LinkButton, SendIcon, StarIcon } from '@cpa/shared/ui';
import type { ReactNode } from 'react';
import { useSelector } from 'react-redux';
import { useText } from '../../../messages/texts.ts';
import { checkoutPaths } from '../../../routing/checkoutPaths.ts';
import { selectOrderPage } from '../state/orderPageSlice.ts';
import styles from './SuccessPage.module.css';

/** Likely next steps of the buyer, the first one most prominent. */
export function NextSteps({ vacancies }: { vacancies: number }) {
  const t = useText();
  const { draft } = useSelector(selectOrderPage);
  const steps: StepProps[] = [
    ...(draft && vacancies > 0
      ? [
          {
            icon: <SendIcon />,
            title: t('success.draft', { title: draft.title }),
            text: t('success.draftText'),
            action: t('success.draftAction'),
            to: paths.recruiter.editVacancy(draft.id),
          },
        ]
      : []),
    {
      icon: <FileTextIcon />,
      title: t('success.write'),
      text: vacancies > 0 ? t('success.writeText') : t('success.writeFree'),
      action: t('success.writeAction'),
      to: paths.recruiter.newVacancy,
    },
    {
      icon: <DownloadIcon />,
      title: t('success.import'),
      text: t('success.importText'),
      action: t('success.importAction'),
      to: paths.recruiter.import,
    },
    {
      icon: <StarIcon />,
      title: t('success.sponsor'),
      text: t('success.sponsorText'),
      action: t('success.sponsorAction'),
      to: checkoutPaths.plan(SPONSORSHIP_PACKAGE_ID),
    },
  ];
  return (
    <section aria-labelledby="next" className={styles.next}>
      <h2 id="next" className={styles.nextTitle}>
        {t('success.next')}
      </h2>
      <ul className={styles.steps}>
        {steps.map((step, index) => (
          <Step key={step.to} {...step} isFirst={index === 0} />
        ))}
      </ul>
    </section>
  );
}

type StepProps = { icon: ReactNode; title: string; text: string; action: string; to: string };

function Step({ icon, title, text, action, to, isFirst }: StepProps & { isFirst: boolean }) {
  return (
    <li className={styles.step} data-first={isFirst || undefined}>
      <span className={styles.stepIcon}>{icon}</span>
      <span className={styles.stepText}>
        <strong>{title}</strong>
        <span>{text}</span>
      </span>
      <LinkButton to={to} variant={isFirst ? 'primary' : 'secondary'} size="small">
        {action}
      </LinkButton>
    </li>
  );
}
