import { useToastText } from '@cpa/shared/remote';
import { Button, TextField } from '@cpa/shared/ui';
import { type FormEvent, useId, useRef, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { emailError } from '../../../validation/emailError.ts';
import { useText } from '../../../messages/texts.ts';
import { SuccessMessage } from '../../../feedback/SuccessMessage.tsx';
import { FormError } from '../../../feedback/FormError.tsx';
import { failureText } from '../../../http/failureText.ts';
import { newsletterRequested, selectNewsletter } from '../state/newsletterSlice.ts';
import styles from './Newsletter.module.css';

/** Newsletter sign-up form. */
export function Newsletter() {
  const t = useText();
  const titleId = useId();
  return (
    <section className={styles.newsletter} aria-labelledby={titleId}>
      <div>
        <h2 id={titleId}>{t('newsletter.title')}</h2>
        <p className={styles.intro}>{t('newsletter.intro')}</p>
      </div>
      <Form />
    </section>
  );
}

function Form() {
  const t = useText();
  const toastText = useToastText();
  const dispatch = useDispatch();
  const state = useSelector(selectNewsletter);
  const field = useRef<HTMLInputElement>(null);
  const [email, setEmail] = useState('');
  const [isChecked, setIsChecked] = useState(false);
  const problem = isChecked ? emailError(email) : null;

  function submit(event: FormEvent) {
    event.preventDefault();
    setIsChecked(true);
    if (emailError(email) === null) dispatch(newsletterRequested({ email: email.trim() }));
    else field.current?.focus();
  }

  return (
    <div>
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
        <div className={styles.outcome}>
          <FormError reason={failureText(state.failure)} />
        </div>
      )}
      <output className={styles.outcome}>
        {state.status === 'subscribed' && (
          <SuccessMessage>
            <strong>{toastText('toast.newsletterSubscribed')}</strong>{' '}
            {t('newsletter.confirm', { email: state.email })}
          </SuccessMessage>
        )}
      </output>
    </div>
  );
}
