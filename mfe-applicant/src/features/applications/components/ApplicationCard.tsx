import { selectProfile } from '@cpa/shared/session';
import { ApplicationStatusBadge, ShownTitle } from '@cpa/shared/domain';
import { Ago, Avatar, Badge, Card, IconButton, Link, PinIcon } from '@cpa/shared/ui';
import { useDispatch, useSelector } from 'react-redux';
import { useText } from '../../../messages/texts.ts';
import { applicantPaths } from '../../../routing/applicantPaths.ts';
import { daysInStages } from '../model/daysInStages.ts';
import type { PinnableApplication } from '../model/pinning.ts';
import { hasEnded } from '../model/statuses.ts';
import { events } from '../state/applicationsSlice.ts';
import styles from './ApplicationCard.module.css';
import { CardStep } from './CardStep.tsx';
import { VacancyFacts } from './VacancyFacts.tsx';

/** An application in the list, with its status and the next step. */
export function ApplicationCard({ application }: { application: PinnableApplication }) {
  const t = useText();
  const { vacancy, vacancy_id, status, applied_at, unread_messages: unread } = application;
  const { company } = vacancy;
  const days = hasEnded(status) ? 0 : (daysInStages(application.history).at(-1) ?? 0);
  return (
    <Card as="li" className={styles.card}>
      <Avatar name={company.name} src={company.logo} shape="square" />
      <div>
        <h2 className={styles.title}>
          <Link variant="plain" isStretched to={applicantPaths.application(vacancy_id)}>
            <ShownTitle of={vacancy} />
          </Link>
        </h2>
        <p className="mute break" translate="no">
          {company.name}
        </p>
      </div>
      <PinToggle application={application} />
      <div className={styles.more}>
        <VacancyFacts vacancy={vacancy} />
        <p className="row-1-3 center">
          <ApplicationStatusBadge status={status} audience="applicant" />
          {unread > 0 && <Badge tone="info">{t('messages.unread', { count: unread })}</Badge>}
          {vacancy.status !== 'open' && <Badge>{t('applications.vacancyClosed')}</Badge>}
          <span className="mute break">
            {days > 0 && <span>{`${t('applications.days', { count: days })} · `}</span>}
            <Ago at={applied_at} text={(ago) => t('applications.applied', { ago })} />
          </span>
        </p>
        <CardStep application={application} />
      </div>
    </Card>
  );
}

function PinToggle({ application: { isPinned, vacancy_id, vacancy } }: { application: PinnableApplication }) {
  const t = useText();
  const dispatch = useDispatch();
  const user = useSelector(selectProfile);
  if (!user) return null;
  return (
    <IconButton
      className={styles.pin}
      label={t('applications.pin', { title: vacancy.title })}
      icon={<PinIcon />}
      isPressed={isPinned}
      onClick={() => dispatch(events.pinToggled({ userId: user.id, vacancyId: vacancy_id }))}
    />
  );
}
