import { type ApiErrorData, errorText } from '@cpa/shared/http';
import { selectProfile } from '@cpa/shared/session';
import {
  Avatar,
  Button,
  Card,
  EmptyState,
  LinkButton,
  LoadingArea,
  MailIcon,
  Skeleton,
} from '@cpa/shared/ui';
import { useDispatch, useSelector } from 'react-redux';
import { LoadError } from '../../../errors/LoadError.tsx';
import { useText } from '../../../messages/texts.ts';
import { recruiterPaths } from '../../../routing/recruiterPaths.ts';
import { events, selectInvitation } from '../state/membersSlice.ts';
import styles from './AcceptInvitation.module.css';

/** Shows who invites the recruiter to which company, and joins it. */
export function AcceptInvitation({ token }: { token: string }) {
  const t = useText();
  const dispatch = useDispatch();
  const profile = useSelector(selectProfile);
  const { status, value, error } = useSelector(selectInvitation);
  if (status === 'failed' && isTemporary(error)) {
    return (
      <LoadError
        error={error}
        onRetry={() =>
          dispatch(value ? events.acceptRequested({ token }) : events.invitationOpened({ token }))
        }
      />
    );
  }
  if (status === 'failed') {
    return (
      <EmptyState
        icon={<MailIcon size={24} />}
        title={t('invitation.invalid')}
        action={<LinkButton to={recruiterPaths.dashboard}>{t('invitation.dashboard')}</LinkButton>}
      >
        {error && errorText(error)}
      </EmptyState>
    );
  }
  if (!value) {
    return (
      <LoadingArea label={t('invitation.loading')}>
        <Skeleton shape="block" height={220} />
      </LoadingArea>
    );
  }
  const { company, membership, invited_by } = value;
  return (
    <Card as="section" className={styles.card} aria-label={t('invitation.title')}>
      <Avatar name={company.name} src={company.logo} size={72} shape="square" />
      <p className="text-17">
        {t('invitation.text', {
          inviter: invited_by ?? company.name,
          company: company.name,
          role: t(`membership.${membership}`),
        })}
      </p>
      <p className="mute">{t(`membership.${membership}.hint`)}</p>
      <Button
        isLoading={status === 'accepting' || status === 'accepted'}
        onClick={() => dispatch(events.acceptRequested({ token }))}
      >
        {t('invitation.accept', { company: company.name })}
      </Button>
      <p className="mute">{t('invitation.as', { email: profile?.email ?? '' })}</p>
    </Card>
  );
}

/** Distinguishes a lost connection and a failing server from an invitation that is not valid. */
function isTemporary(error: ApiErrorData | null): boolean {
  return error !== null && (error.kind !== 'status' || error.status >= 500 || error.status === 429);
}
