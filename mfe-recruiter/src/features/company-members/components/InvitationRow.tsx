import { type CompanyInvitation, dayInAruba } from '@cpa/shared/contracts';
import { useFormat } from '@cpa/shared/i18n';
import { Badge, Button, MailIcon } from '@cpa/shared/ui';
import { useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useText } from '../../../messages/texts.ts';
import { events, selectMembersState } from '../state/membersSlice.ts';
import styles from './Members.module.css';

/** An invitation that was not accepted yet. */
export function InvitationRow({ invitation }: { invitation: CompanyInvitation }) {
  const t = useText();
  const dispatch = useDispatch();
  const { formatDay } = useFormat();
  const { changing } = useSelector(selectMembersState);
  const { id: invitationId, email, membership, expires_at } = invitation;
  const [now] = useState(() => Date.now());
  const isExpired = Date.parse(expires_at) < now;
  return (
    <li className={styles.row}>
      <span className={styles.mail}>
        <MailIcon />
      </span>
      <div className="stack shrink basis-200">
        <span className="break semibold" translate="no">
          {email}
        </span>
        <span className="mute break text-13-5 regular">
          <span>{t(`membership.${membership}`)} ·</span>{' '}
          {isExpired ? (
            <Badge tone="warning">{t('members.expired')}</Badge>
          ) : (
            <span>{t('members.expires', { day: formatDay(dayInAruba(expires_at)) })}</span>
          )}
        </span>
      </div>
      <div className="row-2 wrap center">
        <Button
          variant="secondary"
          size="small"
          isLoading={changing === 'resend'}
          aria-label={t('members.resendTo', { email })}
          onClick={() => dispatch(events.changeRequested({ kind: 'resend', invitationId, email }))}
        >
          {t('members.resend')}
        </Button>
        <Button
          variant="quiet"
          size="small"
          aria-label={t('members.revokeOf', { email })}
          onClick={() => dispatch(events.changeRequested({ kind: 'revoke', invitationId, email }))}
        >
          {t('members.revoke')}
        </Button>
      </div>
    </li>
  );
}
