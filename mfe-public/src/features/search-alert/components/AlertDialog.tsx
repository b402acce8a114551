import type { AlertFrequency } from '@cpa/shared/contracts';
import { selectProfile } from '@cpa/shared/session';
import { Button, NativeSelect, TextField } from '@cpa/shared/ui';
import { Dialog } from '@cpa/shared/ui/dialog';
import { type SubmitEvent, useId, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { emailError } from '../../../text/emailError.ts';
import { useText as useLaterText } from '../../../messages/laterTexts.ts';
import { useText } from '../../../messages/texts.ts';
import { SuccessMessage } from '../../../page/SuccessMessage.tsx';
import { FormError } from '../../../page/FormError.tsx';
import { failureText } from '../../../page/failureText.ts';
import { alertRequested, selectSearchAlert } from '../state/searchAlertSlice.ts';
import { AlertSummary } from './AlertSummary.tsx';
import { type FollowedSearch, searchTitle } from '../model/followedSearch.ts';
import styles from './SearchAlert.module.css';

const FREQUENCIES = ['at_once', 'daily', 'weekly'] as const satisfies AlertFrequency[];

type AlertDialogProps = { followed: FollowedSearch; feed: string; onClose: () => void };

/** Form for an e-mail alert. An unverified e-mail address has to be confirmed. */
export default function AlertDialog({ followed, feed, onClose }: AlertDialogProps) {
  const later = useLaterText();
  const formId = useId();
  const state = useSelector(selectSearchAlert);
  const isCreated = state.status === 'created';
  const { company: name } = followed;
  return (
    <Dialog
      isOpen
      title={useTitle(followed)}
      onClose={onClose}
      actions={
        isCreated ? (
          <Button onClick={onClose}>{later('alert.close')}</Button>
        ) : (
          <>
            <Button variant="secondary" onClick={onClose}>
              {later('alert.cancel')}
            </Button>
            <Button type="submit" form={formId} isLoading={state.status === 'sending'}>
              {later(name ? 'alert.follow' : 'alert.submit')}
            </Button>
          </>
        )
      }
    >
      {isCreated ? (
        <p role="status">
          <SuccessMessage>
            {name
              ? later(state.isConfirmed ? 'follow.confirmed' : 'follow.confirm', { email: state.email, name })
              : later(state.isConfirmed ? 'alert.confirmed' : 'alert.confirm', { email: state.email })}
          </SuccessMessage>
        </p>
      ) : (
        <AlertForm id={formId} followed={followed} feed={feed} />
      )}
    </Dialog>
  );
}

function useTitle(followed: FollowedSearch): string {
  const later = useLaterText();
  if (followed.company) return later('follow.title', { name: followed.company });
  const { named, more } = searchTitle(followed);
  // Names such as "Food and beverage" contain "and", so a list cannot use it.
  const search = named.join(', ');
  return search === '' ? later('alert.titleAll') : later('alert.title', { search, count: more });
}

function AlertForm({ id, followed, feed }: { id: string; followed: FollowedSearch; feed: string }) {
  const t = useText();
  const later = useLaterText();
  const dispatch = useDispatch();
  const state = useSelector(selectSearchAlert);
  const profile = useSelector(selectProfile);
  const [email, setEmail] = useState(profile?.email ?? '');
  const [frequency, setFrequency] = useState<AlertFrequency>('daily');
  const [isChecked, setIsChecked] = useState(false);
  const problem = isChecked ? emailError(email) : null;

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    setIsChecked(true);
    if (emailError(email)) event.currentTarget.querySelector('input')?.focus();
    else dispatch(alertRequested({ email: email.trim(), filter: followed.filter, frequency }));
  }

  return (
    <form id={id} noValidate className="stack-4" onSubmit={submit}>
      {followed.company ? (
        <p>{later('follow.intro', { name: followed.company })}</p>
      ) : (
        <AlertSummary {...followed} />
      )}
      {state.status === 'failed' && <FormError reason={failureText(state.error)} />}
      <TextField
        label={t('email.label')}
        type="email"
        inputMode="email"
        autoComplete="email"
        aria-required
        value={email}
        error={problem ? t(problem) : undefined}
        onChange={({ target }) => setEmail(target.value)}
        onBlur={() => email !== '' && setIsChecked(true)}
      />
      <NativeSelect
        label={later('alert.frequency')}
        value={frequency}
        hint={frequency === 'at_once' && later('alert.at_onceHint')}
        onChange={({ target }) => setFrequency(target.value as AlertFrequency)}
      >
        {FREQUENCIES.map((each) => (
          <option key={each} value={each}>
            {later(`alert.${each}`)}
          </option>
        ))}
      </NativeSelect>
      <p className={styles.hint}>
        {later(followed.company ? 'follow.leave' : 'alert.leave')}{' '}
        <a href={feed} type="application/rss+xml">
          {later('alert.rssInstead')}
        </a>
      </p>
    </form>
  );
}
