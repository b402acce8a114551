import { type CompanyMember, membershipSchema } from '@cpa/shared/contracts';
import { Avatar, Button, NativeSelect } from '@cpa/shared/ui';
import { ConfirmDialog } from '@cpa/shared/ui/dialog';
import { useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useText } from '../../../messages/texts.ts';
import { events, selectMembersState } from '../state/membersSlice.ts';
import { ResetStep } from './ResetStep.tsx';
import styles from './Members.module.css';

type MemberRowProps = { member: CompanyMember; isOwn: boolean; canChange: boolean };

/** A member with the role; owners change and remove, and every member may leave. */
export function MemberRow({ member, isOwn, canChange }: MemberRowProps) {
  const t = useText();
  const dispatch = useDispatch();
  const { changing } = useSelector(selectMembersState);
  const [isAsking, setAsking] = useState(false);
  const { account_id: accountId, name, email, membership, has_second_step: hasStep = null } = member;
  const changeRole = (role: string) =>
    dispatch(
      events.changeRequested({ kind: 'role', accountId, name, membership: membershipSchema.parse(role) }),
    );
  return (
    <li className={styles.row}>
      <Avatar name={name} size={40} />
      <div className="stack shrink basis-200">
        <span className="break semibold" dir="auto">
          <span translate="no">{name}</span> {isOwn && <span className={styles.own}>{t('members.you')}</span>}
        </span>
        <span className="mute break text-13-5 regular" translate="no">
          {email}
        </span>
        {hasStep !== null && (
          <span className="mute text-13-5 regular">
            {t(hasStep ? 'members.hasStep' : 'members.hasNoStep')}
          </span>
        )}
      </div>
      <div className="row-2 wrap center">
        {canChange ? (
          <NativeSelect
            label={t('members.roleOf', { name })}
            isLabelHidden
            value={membership}
            // `disabled` would drop the focus.
            aria-disabled={changing !== null}
            onChange={({ target }) => changing === null && changeRole(target.value)}
          >
            {membershipSchema.options.map((role) => (
              <option key={role} value={role}>
                {t(`membership.${role}`)}
              </option>
            ))}
          </NativeSelect>
        ) : (
          <span>{t(`membership.${membership}`)}</span>
        )}
        {canChange && !isOwn && hasStep && <ResetStep member={member} />}
        {(canChange || isOwn) && (
          <Button
            variant="quiet"
            size="small"
            aria-label={isOwn ? undefined : t('members.removeOf', { name })}
            onClick={() => setAsking(true)}
          >
            {t(isOwn ? 'members.leave' : 'members.remove')}
          </Button>
        )}
      </div>
      <ConfirmDialog
        isOpen={isAsking}
        isDestructive
        title={t(isOwn ? 'members.leaveTitle' : 'members.removeTitle', { name })}
        confirmLabel={t(isOwn ? 'members.leave' : 'members.remove')}
        onCancel={() => setAsking(false)}
        onConfirm={() => {
          setAsking(false);
          dispatch(events.changeRequested({ kind: 'remove', accountId, name }));
        }}
      >
        {t(isOwn ? 'members.leaveText' : 'members.removeText', { name })}
      </ConfirmDialog>
    </li>
  );
}
