import { useToastText } from '@cpa/shared/remote';
import { Button, TextField } from '@cpa/shared/ui';
import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { emailError } from '../../../text/emailError.ts';
import { useText } from '../../../messages/texts.ts';
import { SuccessMessage } from '../../../page/SuccessMessage.tsx';
import { FormError } from '../../../page/FormError.tsx';
import { failureText } from '../../../page/failureText.ts';
import { events, selectNewsletter } from '../state/newsletterSlice.ts';
import styles from './Newsletter.module.css';

/** Newsletter sign-up form. */
export function Newsletter() {
  const t = useText();
  const titleId = useId();
  return (
    <section className={styles.newsletter} aria-labelledby={titleId}>
      <div>
        <h2 id={titleId}>{t('newsletter.title')}</h2>
        <p className="mute above-1">{t('newsletter.intro')}</p>
      </div>
      <Body />
    </section>
  );
}

/** The form, or the confirmation that replaces it, so that a second click cannot send the same e-mail address. */
function Body() {
  const t = useText();
  const dispatch = useDispatch();
  const toastText = useToastText();
  const state = useSelector(selectNewsletter);
  const wasFormShown = useRef(false);
  const outcome = useRef<HTMLDivElement>(null);
  const isSubscribed = state.status === 'subscribed';
  // The button with the focus has disappeared. A page opened later keeps its focus.
  useEffect(() => {
    if (isSubscribed && wasFormShown.current) outcome.current?.focus();
    wasFormShown.current = !isSubscribed;
  }, [isSubscribed]);
  return (
    <div>
      {!isSubscribed && <Form />}
      <output>
        {isSubscribed && (
          <div ref={outcome} tabIndex={-1} className={styles.outcome}>
            <SuccessMessage>
              <strong>{toastText('toast.newsletterSubscribed')}</strong>{' '}
              {t('newsletter.confirm', { email: state.email })}
            </SuccessMessage>
            <Button variant="secondary" size="small" onClick={() => dispatch(events.newsletterReopened())}>
              {t('newsletter.another')}
            </Button>
          </div>
        )}
      </output>
    </div>
  );
}

function Form() {
  const t = useText();
  const dispatch = useDispatch();
  const state = useSelector(selectNewsletter);
  const field = useRef<HTMLInputElement>(null);
  const [email, setEmail] = useState('');
  const [isChecked, setIsChecked] = useState(false);
  const problem = isChecked ? emailError(email) : null;

  function submit(event: FormEvent) {
    event.preventDefault();
    setIsChecked(true);
    if (emailError(email) === null) dispatch(events.newsletterRequested({ email: email.trim() }));
    else field.current?.focus();
  }

  return (
    <>
      <form noValidate className={styles.form} onSubmit={submit}>
        <TextField
          ref={field}
          label={t('email.label')}
          type="email"
          name="email"
          inputMode="email"
          autoComplete="email"
          aria-required
          value={email}
          error={problem === null ? undefined : t(problem)}
          onChange={(event) => setEmail(event.target.value)}
          // Do not report an empty field to a user who only tabs through it.
          onBlur={() => setIsChecked(email !== '')}
        />
        <Button type="submit" className={styles.submit} isLoading={state.status === 'subscribing'}>
          {t('newsletter.submit')}
        </Button>
      </form>
      {state.status === 'failed' && (
        <div className="above-3">
          <FormError reason={failureText(state.error)} />
        </div>
      )}
    </>
  );
}
