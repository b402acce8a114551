import { dayInAruba, type OwnVacancy } from '@cpa/shared/contracts';
import { Skeleton } from '@cpa/shared/ui';
import { useState } from 'react';
import { useSelector } from 'react-redux';
import { useText } from '../../../messages/texts.ts';
import { useOfSelectedCompany } from '../../../selected-company/useOfSelectedCompany.ts';
import { isClosingSoon } from '../model/vacancyTabs.ts';
import { ownVacancies, selectVacancies } from '../state/ownVacancies.ts';

/** Number of vacancies that close this week and of new applicants. */
export function VacanciesSummary() {
  const t = useText();
  const vacancies = useOfSelectedCompany(useSelector(selectVacancies), companyIdOf);
  const { status } = useSelector(ownVacancies.select);
  const [today] = useState(() => dayInAruba(new Date()));
  if (status === 'loading') return <Skeleton width={320} />;
  const closing = vacancies.filter((vacancy) => isClosingSoon(vacancy, today)).length;
  const fresh = vacancies.reduce((sum, { new_applicants_count }) => sum + new_applicants_count, 0);
  return <p className="mute">{t('vacancies.summary', { closing, fresh })}</p>;
}

const companyIdOf = ({ company }: OwnVacancy) => company.id;
