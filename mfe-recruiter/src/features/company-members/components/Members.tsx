import { selectProfile } from '@cpa/shared/session';
import { LoadingArea, Skeleton, useFocusAfterRemoval } from '@cpa/shared/ui';
import { useDispatch, useSelector } from 'react-redux';
import { LoadError } from '../../../errors/LoadError.tsx';
import { useText } from '../../../messages/texts.ts';
import { events, selectMembersState } from '../state/membersSlice.ts';
import { InvitationRow } from './InvitationRow.tsx';
import { InviteForm } from './InviteForm.tsx';
import { MemberRow } from './MemberRow.tsx';
import { SecondStepRule } from './SecondStepRule.tsx';
import styles from './Members.module.css';

/** Members of a company with their roles, and for owners the invitations. */
export function Members({ companyId }: { companyId: number }) {
  const t = useText();
  const dispatch = useDispatch();
  const { status, list, error } = useSelector(selectMembersState);
  const container = useFocusAfterRemoval();
  const ownId = useSelector(selectProfile)?.id;
  if (status === 'failed') {
    return <LoadError error={error} onRetry={() => dispatch(events.membersOpened({ companyId }))} />;
  }
  if (!list) {
    return (
      <LoadingArea label={t('members.loading')} className={styles.members}>
        <Skeleton shape="block" height={180} />
      </LoadingArea>
    );
  }
  const isOwner = list.members.some(
    ({ account_id, membership }) => account_id === ownId && membership === 'owner',
  );
  return (
    <div ref={container} className={styles.members}>
      {isOwner && <InviteForm />}
      <section className={styles.card} aria-labelledby="members-list">
        <h2 id="members-list">{t('members.title', { count: list.members.length })}</h2>
        <ul className="stack">
          {list.members.map((member) => (
            <MemberRow
              key={member.account_id}
              member={member}
              isOwn={member.account_id === ownId}
              canChange={isOwner}
            />
          ))}
        </ul>
      </section>
      {isOwner && <SecondStepRule isRequired={list.requires_second_step === true} />}
      {list.invitations.length > 0 && (
        <section className={styles.card} aria-labelledby="members-invitations">
          <h2 id="members-invitations">{t('members.invitations')}</h2>
          <ul className="stack">
            {list.invitations.map((invitation) => (
              <InvitationRow key={invitation.id} invitation={invitation} />
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}
