import type { ApplicantApplication } from '@cpa/shared/contracts';
import { useFormat } from '@cpa/shared/i18n';
import { useText } from '../../../messages/texts.ts';
import { hasBegun } from '../model/hasBegun.ts';
import { endOf } from '../model/statuses.ts';
import styles from './ApplicationCard.module.css';

/** The next step: an interview to confirm or to come, otherwise the reason of the end or the meaning of the status. */
export function CardStep({ application }: { application: ApplicantApplication }) {
  const t = useText();
  const { formatTime, formatWeekday } = useFormat();
  const { status, vacancy, interviews } = application;
  const company = vacancy.company.name;
  const interview = interviews[0];
  if (status !== 'withdrawn' && interview?.status === 'proposed') {
    return <p className={styles.step}>{t('applications.interviewChoose', { company })}</p>;
  }
  const startsAt = interview?.status === 'confirmed' ? interview.starts_at : null;
  if (startsAt && status !== 'withdrawn' && !hasBegun(startsAt)) {
    const when = `${formatWeekday(startsAt)}, ${formatTime(startsAt)}`;
    return <p className={styles.step}>{t('applications.interviewAt', { when })}</p>;
  }
  const end = endOf(application);
  return <p className="mute break">{t(end ? `ended.${end}` : `next.${status}`, { company })}</p>;
}
