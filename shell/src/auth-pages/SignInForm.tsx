import { Button, PasswordField, useErrorLanguage } from '@cpa/shared/ui';
import { zodResolver } from '@hookform/resolvers/zod';
import type { ReactNode } from 'react';
import { useForm } from 'react-hook-form';
import { useText } from './messages/texts.ts';
import { DemoSignIns } from './DemoSignIns.tsx';
import { EmailField } from './EmailField.tsx';
import { type SignInForm as Fields, signInFormSchema } from './model/formSchemas.ts';
import { storeFields, readStoredFields } from './model/storedFields.ts';

type Props = {
  isWorking: boolean;
  isDemo: boolean;
  onSubmit: (fields: Fields) => void;
  onMailLink: (email: string) => void;
  /** Links below the form. */
  children: ReactNode;
};

export function SignInForm({ isWorking, isDemo, onSubmit, onMailLink, children }: Props) {
  const t = useText();
  const form = useForm<Fields>({
    resolver: zodResolver(signInFormSchema),
    mode: 'onTouched',
    defaultValues: { email: readStoredFields().email, password: '' },
  });
  const { register, handleSubmit, formState, getValues, reset, trigger } = form;
  const { errors } = formState;
  useErrorLanguage(form);
  const mailLink = async () => {
    if (await trigger('email', { shouldFocus: true })) onMailLink(getValues('email'));
  };
  return (
    <>
      <form
        className="stack-4"
        noValidate
        onChange={() => storeFields({ email: getValues('email') })}
        onSubmit={(event) => void handleSubmit(onSubmit)(event)}
      >
        <EmailField field={register('email')} error={errors.email} offersPasskeys />
        <PasswordField
          {...register('password')}
          label={t('signIn.password')}
          autoComplete="current-password"
          error={errors.password?.message}
        />
        <Button type="submit" isWide isLoading={isWorking}>
          {t('signIn.submit')}
        </Button>
        <Button variant="secondary" isWide onClick={() => void (isWorking || mailLink())}>
          {t('signIn.mailLink')}
        </Button>
      </form>
      {children}
      {isDemo && <DemoSignIns onChoose={(fields) => reset(fields)} />}
    </>
  );
}
