import { fieldErrors } from '@cpa/shared/http';
import { selectProfile } from '@cpa/shared/session';
import { Button, PasswordField } from '@cpa/shared/ui';
import { Dialog } from '@cpa/shared/ui/dialog';
import { useId } from 'react';
import { useForm } from 'react-hook-form';
import { useDispatch, useSelector } from 'react-redux';
import type { SecurityChange, SecuritySlice } from './securitySlice.ts';
import { useText } from './texts.ts';

/** Asks for the password before a change of the security settings, when the sign-in is too long ago. */
export function ConfirmPassword({ security }: { security: SecuritySlice }) {
  const t = useText();
  const dispatch = useDispatch();
  const formId = useId();
  const { confirming, working } = useSelector(security.selectSecurity);
  const isWorking = working !== null;
  const close = () => void dispatch(security.events.confirmationClosed());
  return (
    <Dialog
      isOpen={confirming !== null}
      onClose={close}
      isLocked={isWorking}
      title={t('confirm.title')}
      size="small"
      actions={
        <>
          <Button variant="secondary" aria-disabled={isWorking} onClick={close}>
            {t('cancel')}
          </Button>
          <Button type="submit" form={formId} isLoading={isWorking}>
            {t('confirm.submit')}
          </Button>
        </>
      }
    >
      {confirming && <PasswordOf id={formId} security={security} change={confirming} />}
    </Dialog>
  );
}

type FormProps = { id: string; security: SecuritySlice; change: SecurityChange };

function PasswordOf({ id, security, change }: FormProps) {
  const t = useText();
  const dispatch = useDispatch();
  const { failure } = useSelector(security.selectSecurity);
  const email = useSelector(selectProfile)?.email ?? '';
  const { register, handleSubmit, formState } = useForm({ defaultValues: { password: '' } });
  const [serverError] = fieldErrors(failure)['password'] ?? [];
  const submit = handleSubmit(
    ({ password }) => void dispatch(security.events.changeRequested({ ...change, password })),
  );
  return (
    <form id={id} className="stack-3" noValidate onSubmit={(event) => void submit(event)}>
      <p>{t('confirm.text')}</p>
      <input hidden type="email" autoComplete="username" value={email} readOnly />
      <PasswordField
        {...register('password', { required: t('confirm.missing') })}
        label={t('confirm.password')}
        autoComplete="current-password"
        error={formState.errors.password?.message ?? serverError}
      />
    </form>
  );
}
