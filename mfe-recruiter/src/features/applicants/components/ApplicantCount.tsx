import type { ApplicantListItem } from '@cpa/shared/contracts';
import { useSelector } from 'react-redux';
import { ACTIVE_STATUSES } from '../../../applicant-list/applicantView.ts';
import { useText } from '../../../messages/texts.ts';
import { useOfSelectedCompany } from '../../../selected-company/useOfSelectedCompany.ts';
import {
  selectAllApplicants,
  selectAllStatus,
  selectVacancyApplicants,
  selectVacancyListStatus,
} from '../state/applicantsSlice.ts';
import styles from './ApplicantCount.module.css';

/** Number of applicants without a final status, of one vacancy or of all. Its line is reserved while they load. */
export function ApplicantCount({ vacancyId }: { vacancyId: number | null }) {
  const t = useText();
  const ofCompany = useOfSelectedCompany(useSelector(selectAllApplicants), companyIdOf);
  const ofVacancy = useSelector((state: object) => selectVacancyApplicants(state, vacancyId ?? 0));
  const applicants = vacancyId === null ? ofCompany : ofVacancy;
  const ofAll = useSelector(selectAllStatus);
  const ofOne = useSelector((state: object) => selectVacancyListStatus(state, vacancyId ?? 0));
  const status = vacancyId === null ? ofAll : ofOne;
  const isKnown = status === 'loaded' || status === 'failed';
  if (isKnown && applicants.length === 0) return null;
  const active = applicants.filter(isActive).length;
  return (
    <span className={styles.count} data-unknown={!isKnown || undefined}>
      {t('applicants.activeOf', { active, count: applicants.length })}
    </span>
  );
}

const isActive = ({ status }: ApplicantListItem): boolean => ACTIVE_STATUSES.includes(status);

const companyIdOf = ({ company_id }: ApplicantListItem) => company_id;
