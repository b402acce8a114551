import { signUpNameSchema } from '@cpa/shared/contracts';
import { type ApiErrorData, fieldErrors } from '@cpa/shared/http';
import { Button, TextField, useErrorLanguage, useServerErrors } from '@cpa/shared/ui';
import { zodResolver } from '@hookform/resolvers/zod';
import { useForm, useWatch } from 'react-hook-form';
import * as z from 'zod/mini';
import { useText } from './messages/texts.ts';
import { EmailField } from './EmailField.tsx';
import { NewPasswordField } from './NewPasswordField.tsx';
import { ProviderButtons, type ProviderButtonsProps } from './ProviderButtons.tsx';
import { RoleChoice } from './RoleChoice.tsx';
import { type RegisterForm as Fields, registerFormSchema } from './model/formSchemas.ts';
import { storeFields, readStoredFields } from './model/storedFields.ts';

type Props = {
  /** Initial role. */
  role?: Fields['role'];
  /** Hides the choice of the role. */
  fixedRole?: Fields['role'];
  isWorking: boolean;
  failure: ApiErrorData | null;
  onSubmit: (fields: Fields) => void;
  /** Creates an applicant's account without a password. Default: no such way. */
  onMailLink?: (fields: Pick<Fields, 'name' | 'email'>) => void;
  /** Services that create the account too, and the path to go to afterwards. Default: none. */
  services?: Pick<ProviderButtonsProps, 'providers' | 'to'>;
};

const serverFields = ['name', 'email', 'password'] as const;

export function RegisterForm({
  role = 'applicant',
  fixedRole,
  isWorking,
  failure,
  onSubmit,
  onMailLink,
  services,
}: Props) {
  const t = useText();
  const form = useForm<Fields>({
    resolver: zodResolver(registerFormSchema),
    mode: 'onTouched',
    defaultValues: { role: fixedRole ?? role, ...readStoredFields(), password: '' },
  });
  const { register, control, handleSubmit, formState, getValues, setError, trigger } = form;
  const { errors } = formState;
  const failed = fieldErrors(failure);
  useServerErrors(failed, serverFields, setError);
  useErrorLanguage(form, failed);
  const isApplicant = useWatch({ control, name: 'role' }) === 'applicant';
  const mailLink = async () => {
    if (isWorking || !(await trigger(['name', 'email'], { shouldFocus: true }))) return;
    const { name, email } = getValues();
    if (z.safeParse(signUpNameSchema, name).success) onMailLink?.({ name, email });
    else setError('name', { message: t('field.nameOnly') }, { shouldFocus: true });
  };
  return (
    <form
      className="stack-4"
      noValidate
      onChange={() => storeFields(getValues())}
      onSubmit={(event) => void handleSubmit(onSubmit)(event)}
    >
      {!fixedRole && <RoleChoice field={register('role')} />}
      <TextField
        {...register('name')}
        label={t('register.name')}
        autoComplete="name"
        error={errors.name?.message}
      />
      <EmailField field={register('email')} error={errors.email} />
      <NewPasswordField
        field={register('password')}
        control={control}
        label={t('signIn.password')}
        error={errors.password}
      />
      <Button type="submit" isWide isLoading={isWorking}>
        {t('register.submit')}
      </Button>
      {onMailLink && isApplicant && (
        <div className="stack-2">
          <Button variant="secondary" isWide onClick={() => void mailLink()}>
            {t('emailOnly.submit')}
          </Button>
          <p className="mute text-13-5">{t('emailOnly.hint')}</p>
        </div>
      )}
      {services && <ProviderButtons {...services} chosenRole={() => getValues('role')} />}
    </form>
  );
}
