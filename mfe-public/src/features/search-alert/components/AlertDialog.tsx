import type { AlertFrequency } from '@cpa/shared/contracts';
import { selectProfile } from '@cpa/shared/session';
import { Button, NativeSelect, TextField } from '@cpa/shared/ui';
import { Dialog } from '@cpa/shared/ui/dialog';
import { type SubmitEvent, useId, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { emailError } from '../../../text/emailError.ts';
import { useText } from '../../../messages/texts.ts';
import { SuccessMessage } from '../../../page/SuccessMessage.tsx';
import { FormError } from '../../../page/FormError.tsx';
import { failureText } from '../../../page/failureText.ts';
import { alertRequested, selectSearchAlert } from '../state/searchAlertSlice.ts';
import { AlertSummary } from './AlertSummary.tsx';
import { type FollowedSearch, searchTitle } from '../model/followedSearch.ts';
import styles from './SearchAlert.module.css';

type AlertDialogProps = { followed: FollowedSearch; feed: string; onClose: () => void };

/** Form for an e-mail alert. An unverified e-mail address has to be confirmed. */
export default function AlertDialog({ followed, feed, onClose }: AlertDialogProps) {
  const t = useText();
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
          <Button onClick={onClose}>{t('alert.close')}</Button>
        ) : (
          <>
            <Button variant="secondary" onClick={onClose}>
              {t('alert.cancel')}
            </Button>
            <Button type="submit" form={formId} isLoading={state.status === 'sending'}>
              {t(name ? 'alert.follow' : 'alert.submit')}
            </Button>
          </>
        )
      }
    >
      {isCreated ? (
        <p role="status">
          <SuccessMessage>
            {name
              ? t(state.isConfirmed ? 'follow.confirmed' : 'follow.confirm', { email: state.email, name })
              : t(state.isConfirmed ? 'alert.confirmed' : 'alert.confirm', { email: state.email })}
          </SuccessMessage>
        </p>
      ) : (
        <AlertForm id={formId} followed={followed} feed={feed} />
      )}
    </Dialog>
  );
}

function useTitle(followed: FollowedSearch): string {
  const t = useText();
  if (followed.company) return t('follow.title', { name: followed.company });
  const { named, more } = searchTitle(followed);
  // Names such as "Food and beverage" leave no "and" to a list.
  const search = named.join(', ');
  return search === '' ? t('alert.titleAll') : t('alert.title', { search, count: more });
}

function AlertForm({ id, followed, feed }: { id: string; followed: FollowedSearch; feed: string }) {
  const t = useText();
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
        <p>{t('follow.intro', { name: followed.company })}</p>
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
        label={t('alert.frequency')}
        value={frequency}
        onChange={({ target }) => setFrequency(target.value === 'weekly' ? 'weekly' : 'daily')}
      >
        <option value="daily">{t('alert.daily')}</option>
        <option value="weekly">{t('alert.weekly')}</option>
      </NativeSelect>
      <p className={styles.hint}>
        {t(followed.company ? 'follow.leave' : 'alert.leave')}{' '}
        <a href={feed} type="application/rss+xml">
          {t('alert.rssInstead')}
        </a>
      </p>
    </form>
  );
}
