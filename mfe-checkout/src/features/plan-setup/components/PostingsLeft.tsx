import { selectProfile } from '@cpa/shared/session';
import { useSelector } from 'react-redux';
import { useText } from '../../../messages/texts.ts';
import { selectPlanSetup } from '../state/planSetupSlice.ts';
import styles from './PlanSetup.module.css';

/** Postings left per company of the recruiter. Renders nothing for visitors. */
export function PostingsLeft({ ofSponsorships = false }: { ofSponsorships?: boolean }) {
  const t = useText();
  const { postings } = useSelector(selectPlanSetup);
  const companies = useSelector(selectProfile)?.companies ?? [];
  return companies.map(({ id, name }) => {
    const company = postings.find(({ company_id }) => company_id === id);
    if (!company) return null;
    const left = company.packages.reduce((sum, each) => sum + each.left, 0);
    return (
      <p key={id} className={styles.left}>
        <span>
          {ofSponsorships
            ? t('setup.sponsorshipsLeft', { count: company.sponsorships_left, company: name })
            : t('setup.left', { count: left, company: name })}
        </span>
        {!ofSponsorships && company.free.used_by === null && <span>{` ${t('setup.freeLeft')}`}</span>}
      </p>
    );
  });
}
