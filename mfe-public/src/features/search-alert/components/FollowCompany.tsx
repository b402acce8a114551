import { prefetchOnIntent } from '@cpa/shared/routing';
import { selectIsAuthenticated } from '@cpa/shared/session';
import { Button, CheckIcon, FiltersIcon, IconButton, MailIcon } from '@cpa/shared/ui';
import { useDispatch, useSelector } from 'react-redux';
import { useText } from '../../../messages/laterTexts.ts';
import {
  events,
  type Followable,
  selectFollowAlert,
  selectIsFollowPending,
  selectIsFollowUnconfirmed,
} from '../state/followedCompaniesSlice.ts';
import styles from './SearchAlert.module.css';
import { useCompanyAlert } from './useCompanyAlert.ts';

type FollowCompanyProps = { company: Followable; variant?: 'primary' | 'secondary' };

/** Follows the new vacancies of a company: with one click when signed in, else with an e-mail address. */
export function FollowCompany(props: FollowCompanyProps) {
  const isSignedIn = useSelector(selectIsAuthenticated);
  return isSignedIn ? <FollowToggle {...props} /> : <FollowByMail {...props} />;
}

function FollowToggle({ company, variant = 'primary' }: FollowCompanyProps) {
  const t = useText();
  const dispatch = useDispatch();
  const isFollowed = useSelector((state: object) => selectFollowAlert(state, company.id)) !== undefined;
  const isUnconfirmed = useSelector((state: object) => selectIsFollowUnconfirmed(state, company.id));
  const isPending = useSelector((state: object) => selectIsFollowPending(state, company.id));
  const { open, prefetch, dialog } = useCompanyAlert(company);
  return (
    <span className={styles.pair}>
      <Button
        variant={isFollowed || isUnconfirmed ? 'secondary' : variant}
        icon={isFollowed ? <CheckIcon /> : <MailIcon />}
        isLoading={isPending}
        onClick={() => dispatch(events.followToggled({ id: company.id, name: company.name }))}
      >
        {t(isFollowed ? 'alert.following' : isUnconfirmed ? 'alert.checkEmail' : 'alert.follow')}
      </Button>
      <IconButton
        isFramed
        label={t('alert.options', { name: company.name })}
        icon={<FiltersIcon />}
        aria-haspopup="dialog"
        {...prefetchOnIntent(prefetch)}
        onClick={open}
      />
      {dialog}
    </span>
  );
}

function FollowByMail({ company, variant = 'primary' }: FollowCompanyProps) {
  const t = useText();
  const isUnconfirmed = useSelector((state: object) => selectIsFollowUnconfirmed(state, company.id));
  const { open, prefetch, dialog } = useCompanyAlert(company);
  return (
    <>
      <Button
        variant={isUnconfirmed ? 'secondary' : variant}
        icon={<MailIcon />}
        aria-haspopup="dialog"
        {...prefetchOnIntent(prefetch)}
        onClick={open}
      >
        {t(isUnconfirmed ? 'alert.checkEmail' : 'alert.follow')}
      </Button>
      {dialog}
    </>
  );
}
