import type { ApplicantListItem } from '@cpa/shared/contracts';
import { paths } from '@cpa/shared/routing';
import { EmptyState, LinkButton, UsersIcon } from '@cpa/shared/ui';
import { useDispatch, useSelector } from 'react-redux';
import { ApplicantsLoadError } from '../../../errors/ApplicantsLoadError.tsx';
import { useText } from '../../../messages/texts.ts';
import { useOfSelectedCompany } from '../../../selected-company/useOfSelectedCompany.ts';
import { events, selectAllApplicants, selectAllError, selectAllStatus } from '../state/applicantsSlice.ts';
import { ApplicantWorkspace } from './ApplicantWorkspace.tsx';

/** All applicants of the company chosen in the sidebar. */
export function AllApplicants() {
  const t = useText();
  const dispatch = useDispatch();
  const status = useSelector(selectAllStatus);
  const applicants = useOfSelectedCompany(useSelector(selectAllApplicants), companyIdOf);
  const error = useSelector(selectAllError);
  if (status === 'failed')
    return <ApplicantsLoadError error={error} onRetry={() => dispatch(events.allOpened())} />;
  if (status === 'loaded' && applicants.length === 0) {
    return (
      <EmptyState
        icon={<UsersIcon size={24} />}
        title={t('applicants.empty.title')}
        action={<LinkButton to={paths.recruiter.vacancies}>{t('applicants.empty.action')}</LinkButton>}
      >
        {t('applicants.empty.text')}
      </EmptyState>
    );
  }
  return <ApplicantWorkspace applicants={applicants} isLoading={status !== 'loaded'} vacancyId={null} />;
}

const companyIdOf = ({ company_id }: ApplicantListItem) => company_id;
