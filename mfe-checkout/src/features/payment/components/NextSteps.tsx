import { useFormat } from '@cpa/shared/i18n';
import { paths } from '@cpa/shared/routing';
import {
  DownloadIcon,
  FileTextIcon,
  LinkButton,
  LoadingArea,
  SendIcon,
  Skeleton,
  StarIcon,
} from '@cpa/shared/ui';
import type { ReactNode } from 'react';
import { useSelector } from 'react-redux';
import { useText } from '../../../messages/texts.ts';
import { checkoutPaths } from '../../../routing/checkoutPaths.ts';
import type { PostingStarts } from '../model/postingStarts.ts';
import { selectOrderPage } from '../state/orderPageSlice.ts';
import styles from './SuccessPage.module.css';

/** Likely next steps of the buyer, the first one most prominent. */
export function NextSteps({ starts: { ready, later } }: { starts: PostingStarts }) {
  const t = useText();
  const { formatDay } = useFormat();
  const { draft, left, areStepsKnown } = useSelector(selectOrderPage);
  const next = later[0]?.day;
  const usableFrom = next && t('success.usableFrom', { day: formatDay(next) });
  const steps: StepProps[] = [
    ...(draft && (ready > 0 || usableFrom)
      ? [
          {
            icon: ready > 0 ? <SendIcon /> : <FileTextIcon />,
            title: t(ready > 0 ? 'success.draft' : 'success.draftLater', { title: draft.title }),
            text: ready > 0 || !usableFrom ? t('success.draftText') : usableFrom,
            action: t('success.draftAction'),
            to: paths.recruiter.editVacancy(draft.id),
          },
        ]
      : []),
    {
      icon: <FileTextIcon />,
      title: t('success.write'),
      text:
        ready > 0 ? t('success.writeText') : usableFrom ? t('success.writeLater') : t('success.writeFree'),
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
      text: left?.sponsorships
        ? t('success.sponsorLeft', { count: left.sponsorships })
        : t('success.sponsorText'),
      action: t('success.sponsorAction'),
      to: checkoutPaths.sponsorship,
    },
  ];
  return (
    <section aria-labelledby="next" className={styles.next}>
      <h2 id="next" className={styles.nextTitle}>
        {t('success.next')}
      </h2>
      {areStepsKnown ? (
        <ul className="stack-3">
          {steps.map((step, index) => (
            <Step key={step.to} {...step} isFirst={index === 0} />
          ))}
        </ul>
      ) : (
        // A draft comes first, and would shift the others down.
        <LoadingArea label={t('order.loading')}>
          <Skeleton shape="block" height={640} />
        </LoadingArea>
      )}
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
