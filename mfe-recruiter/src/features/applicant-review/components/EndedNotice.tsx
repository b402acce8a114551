import type { ApplicantReview } from '@cpa/shared/contracts';
import { useFormat } from '@cpa/shared/i18n';
import { useApplicationStatusName } from '@cpa/shared/domain';
import { Card, LinkButton } from '@cpa/shared/ui';
import { useText } from '../../../messages/texts.ts';
import { recruiterPaths } from '../../../routing/recruiterPaths.ts';

/** States what ended the application and when, unless the company decided. */
export function EndedNotice({
  review: { ended, name, others_in_stage: others, vacancy_id },
}: {
  review: ApplicantReview;
}) {
  const t = useText();
  const { formatInstant } = useFormat();
  const statusName = useApplicationStatusName('recruiter');
  if (!ended) return null;
  return (
    <Card as="section" tone="quiet" aria-labelledby="ended">
      <h2 id="ended" className="text-18 below-2">
        {t(`ended.${ended.cause}.title`, { name: name ?? t('interviews.someone') })}
      </h2>
      <p>
        {ended.at && <span>{`${formatInstant(ended.at)}. `}</span>}
        <span>{t(`ended.${ended.cause}.text`)}</span>
      </p>
      {others && (
        <div className="above-3">
          <LinkButton
            variant="secondary"
            size="small"
            to={`${recruiterPaths.vacancyApplicants(vacancy_id)}?status=${others.status}`}
          >
            {t('ended.others', { count: others.count, stage: statusName(others.status) })}
          </LinkButton>
        </div>
      )}
    </Card>
  );
}
