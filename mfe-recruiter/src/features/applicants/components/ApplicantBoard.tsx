import type { ApplicantListItem } from '@cpa/shared/contracts';
import { useApplicationStatusName } from '@cpa/shared/domain';
import { Ago, Avatar, Badge, ClockIcon } from '@cpa/shared/ui';
import { useText } from '../../../messages/texts.ts';
import { boardColumns } from '../model/board.ts';
import styles from './ApplicantBoard.module.css';
import { ApplicantName } from './ApplicantName.tsx';
import { Rating } from './Rating.tsx';
import { StatusMenu } from './StatusMenu.tsx';

/** Applicants in one column per status. The menu on a card moves it to another column. */
export function ApplicantBoard({ applicants }: { applicants: readonly ApplicantListItem[] }) {
  const t = useText();
  const statusName = useApplicationStatusName('recruiter');
  return (
    // Focusable, so that keyboard users can scroll to columns outside the viewport.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div className={styles.board} role="region" aria-label={t('applicants.board.label')} tabIndex={0}>
      {boardColumns(applicants).map(({ status, applicants: cards }) => (
        <section key={status} className={styles.column} aria-label={statusName(status)}>
          <h2 className={styles.status}>
            {statusName(status)}
            <span className={styles.count}>{cards.length}</span>
          </h2>
          {cards.length > 0 ? (
            <ul className={styles.cards}>
              {cards.map((applicant) => (
                <BoardCard key={applicant.id} applicant={applicant} />
              ))}
            </ul>
          ) : (
            <p className={styles.none}>{t('applicants.board.empty')}</p>
          )}
        </section>
      ))}
    </div>
  );
}

function BoardCard({ applicant }: { applicant: ApplicantListItem }) {
  const t = useText();
  return (
    <li className={styles.card}>
      <Avatar name={applicant.name} src={applicant.photo} size={34} className={styles.avatar} />
      <div>
        <h3 className={styles.name}>
          <ApplicantName applicant={applicant} />
        </h3>
        {applicant.headline && <p className={styles.headline}>{applicant.headline}</p>}
      </div>
      <p className={styles.facts}>
        <ClockIcon />
        <Ago at={applicant.applied_at} />
        {applicant.has_resume && <Badge tone="info">{t('applicants.hasResume')}</Badge>}
        <Rating value={applicant.rating} />
      </p>
      <div className={styles.move}>
        <StatusMenu applicant={applicant} />
      </div>
    </li>
  );
}
