import type { OwnVacancy } from '@cpa/shared/contracts';
import { useFormat } from '@cpa/shared/i18n';
import { paths } from '@cpa/shared/routing';
import { EmptyState, LinkButton, StarIcon } from '@cpa/shared/ui';
import { useText } from '../../../messages/texts.ts';
import type { SponsorProblem } from '../../../sponsoring/sponsorProblem.ts';
import { useStep } from './useStep.ts';

type SponsorRefusedProps = { problem: SponsorProblem; vacancy: OwnVacancy | undefined };

/** Reason why the vacancy cannot be sponsored, and what to do next. */
export function SponsorRefused({ problem, vacancy }: SponsorRefusedProps) {
  const t = useText();
  const { formatDay } = useFormat();
  const { linkTo } = useStep();
  const action =
    problem === 'draft' && vacancy ? (
      <LinkButton to={paths.recruiter.editVacancy(vacancy.id)}>{t('sponsor.draft.action')}</LinkButton>
    ) : problem === 'closed' ? (
      <LinkButton to={`${paths.recruiter.vacancies}?tab=closed`}>{t('sponsor.closed.action')}</LinkButton>
    ) : (
      <LinkButton to={linkTo(1)}>{t('sponsor.another')}</LinkButton>
    );
  return (
    <EmptyState icon={<StarIcon size={24} />} title={t(`sponsor.${problem}.title`)} action={action}>
      {t(`sponsor.${problem}.text`, {
        day: vacancy?.sponsored_until ? formatDay(vacancy.sponsored_until) : '',
      })}
    </EmptyState>
  );
}
