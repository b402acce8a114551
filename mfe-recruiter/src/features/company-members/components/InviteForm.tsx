import { type Membership, membershipSchema } from '@cpa/shared/contracts';
import { fieldErrors } from '@cpa/shared/http';
import { selectIsUnverified } from '@cpa/shared/session';
import { Button, NativeSelect, TextField } from '@cpa/shared/ui';
import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useText } from '../../../messages/texts.ts';
import { events, selectMembersState } from '../state/membersSlice.ts';
import styles from './Members.module.css';

const roles = membershipSchema.options;

/** Invites a colleague by e-mail. */
export function InviteForm() {
  const t = useText();
  const dispatch = useDispatch();
  const isUnverified = useSelector(selectIsUnverified);
  const { changing, changeError, invited } = useSelector(selectMembersState);
  const [email, setEmail] = useState('');
  const [membership, setMembership] = useState<Membership>('recruiter');
  const [isTouched, setTouched] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const isInvalid = !/^\S+@\S+\.\S+$/.test(email.trim());

  const [seenInvited, setSeenInvited] = useState(invited);
  if (invited !== seenInvited) {
    setSeenInvited(invited);
    if (invited > 0) {
      setEmail('');
      setTouched(false);
    }
  }
  useEffect(() => {
    if (invited > 0) field.current?.focus();
  }, [invited]);

  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    setTouched(true);
    if (isInvalid) return field.current?.focus();
    dispatch(events.changeRequested({ kind: 'invite', invitation: { email: email.trim(), membership } }));
  };
  if (isUnverified) return <p className={styles.note}>{t('members.verifyFirst')}</p>;
  return (
    <section className={styles.card} aria-labelledby="members-invite">
      <h2 id="members-invite">{t('members.invite')}</h2>
      <form className={styles.form} noValidate onSubmit={submit}>
        <TextField
          ref={field}
          label={t('members.email')}
          type="email"
          autoComplete="off"
          required
          value={email}
          error={isTouched && isInvalid ? t('members.emailError') : fieldErrors(changeError)['email']?.[0]}
          onChange={({ target }) => setEmail(target.value)}
          onBlur={() => setTouched(email !== '')}
        />
        <NativeSelect
          label={t('members.role')}
          hint={t(`membership.${membership}.hint`)}
          value={membership}
          onChange={({ target }) => setMembership(membershipSchema.parse(target.value))}
        >
          {roles.map((role) => (
            <option key={role} value={role}>
              {t(`membership.${role}`)}
            </option>
          ))}
        </NativeSelect>
        <Button type="submit" className={styles.submit} isLoading={changing === 'invite'}>
          {t('members.send')}
        </Button>
      </form>
    </section>
  );
}
