import { paths } from '@cpa/shared/routing';
import { Card, EmptyState, InboxIcon, LinkButton } from '@cpa/shared/ui';
import { useSelector } from 'react-redux';
import { useText } from '../../../messages/texts.ts';
import { selectApplication, selectApplicationsStatus } from '../state/applicationsSlice.ts';
import { ApplicationHeader } from './ApplicationHeader.tsx';
import { ApplicationHistory } from './ApplicationHistory.tsx';
import { ApplicationsFailed } from './ApplicationList.tsx';
import { ApplicationsLoading } from './ApplicationsLoading.tsx';
import styles from './ApplicationView.module.css';

/** An application with its status, next step, history and cover letter. */
export function ApplicationView({ vacancyId }: { vacancyId: number }) {
  const t = useText();
  const status = useSelector(selectApplicationsStatus);
  const application = useSelector((state: object) => selectApplication(state, vacancyId));
  if (status === 'failed') return <ApplicationsFailed />;
  if (status !== 'loaded') return <ApplicationsLoading />;
  if (!application) return <NotApplied vacancyId={vacancyId} />;
  const { vacancy, cover_letter } = application;
  return (
    <>
      <ApplicationHeader application={application} />
      <Card as="section" tone="quiet" aria-labelledby="next">
        <h2 id="next" className={styles.title}>
          {t('application.next')}
        </h2>
        <p>{t(`next.${application.status}`, { company: vacancy.company.name })}</p>
      </Card>
      <ApplicationHistory application={application} />
      <section className={styles.section} aria-labelledby="sent">
        <h2 id="sent" className={styles.title}>
          {t('application.sent')}
        </h2>
        <h3 className={styles.subtitle}>{t('application.coverLetter')}</h3>
        <p className={cover_letter ? styles.letter : styles.none}>
          {cover_letter || t('application.noCoverLetter')}
        </p>
      </section>
    </>
  );
}

function NotApplied({ vacancyId }: { vacancyId: number }) {
  const t = useText();
  return (
    <EmptyState
      icon={<InboxIcon size={24} />}
      title={t('application.missing.title')}
      action={<LinkButton to={paths.vacancy(vacancyId)}>{t('application.vacancy')}</LinkButton>}
    >
      {t('application.missing.text')}
    </EmptyState>
  );
}
