import type { ApplicantApplication } from '@cpa/shared/contracts';
import { useApplicationStatusName } from '@cpa/shared/domain';
import { useFormat } from '@cpa/shared/i18n';
import { Ago, Card, Timeline, TimelineEntry } from '@cpa/shared/ui';
import type { ReactNode } from 'react';
import { useText } from '../../../messages/texts.ts';
import { daysInStages } from '../model/daysInStages.ts';
import { hasEnded } from '../model/statuses.ts';

/**
 * The status changes of an application, newest first, with days in each stage and the notes the company shared; its end and
 * the interviews that were called off.
 */
export function ApplicationHistory({
  application: { history, status, ended, interviews, vacancy },
}: {
  application: ApplicantApplication;
}) {
  const t = useText();
  const statusName = useApplicationStatusName('applicant');
  const { formatTime, formatWeekday } = useFormat();
  const days = daysInStages(history);
  const entries: { at: string; entry: ReactNode }[] = history.map((change, index) => {
    // An ending lasts.
    const count = hasEnded(status) && index === history.length - 1 ? 0 : days[index]!;
    return {
      at: change.at,
      entry: (
        <TimelineEntry
          key={`${change.at} ${change.status}`}
          title={statusName(change.status)}
          byline={<Ago at={change.at} />}
          note={change.note}
        >
          {count > 0 && <p className="mute">{t('application.days', { count })}</p>}
        </TimelineEntry>
      ),
    };
  });
  if (ended?.at && (ended.cause === 'vacancy_closed' || ended.cause === 'company_gone')) {
    const title = t(`ended.${ended.cause}`, { company: vacancy.company.name });
    entries.push({
      at: ended.at,
      entry: <TimelineEntry key="ended" title={title} byline={<Ago at={ended.at} />} />,
    });
  }
  for (const { id, status: state, starts_at, updated_at } of interviews) {
    if (state !== 'cancelled') continue;
    entries.push({
      at: updated_at,
      entry: (
        <TimelineEntry key={`off ${id}`} title={t('timeline.interviewOff')} byline={<Ago at={updated_at} />}>
          {starts_at && <p className="mute">{`${formatWeekday(starts_at)}, ${formatTime(starts_at)}`}</p>}
        </TimelineEntry>
      ),
    });
  }
  return (
    <Card as="section" aria-labelledby="history">
      <h2 id="history" className="text-20 below-2">
        {t('application.history')}
      </h2>
      <Timeline>
        {entries
          .toReversed()
          .toSorted((a, b) => Date.parse(b.at) - Date.parse(a.at))
          .map(({ entry }) => entry)}
      </Timeline>
    </Card>
  );
}
