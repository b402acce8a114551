import { Button, PasswordField, TextField } from '@cpa/shared/ui';
import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { useText } from '../messages/texts.ts';
import { DemoSignIns } from './DemoSignIns.tsx';
import styles from './forms.module.css';
import { type SignInForm as Fields, signInFormSchema } from './model/formSchemas.ts';

type Props = {
  isWorking: boolean;
  isDemo: boolean;
  onSubmit: (fields: Fields) => void;
};

/** What was typed stays, whatever the answer is. */
export function SignInForm({ isWorking, isDemo, onSubmit }: Props) {
  const t = useText();
  const { register, handleSubmit, formState, reset } = useForm<Fields>({
    resolver: zodResolver(signInFormSchema),
    mode: 'onTouched',
    defaultValues: { email: '', password: '' },
  });
  const { errors } = formState;
  return (
    <>
      <form className={styles.form} noValidate onSubmit={(event) => void handleSubmit(onSubmit)(event)}>
        <TextField
          {...register('email')}
          label={t('signIn.email')}
          type="email"
          autoComplete="username"
          inputMode="email"
          error={errors.email?.message}
        />
        <PasswordField
          {...register('password')}
          label={t('signIn.password')}
          autoComplete="current-password"
          error={errors.password?.message}
        />
        <Button type="submit" isWide isLoading={isWorking}>
          {t('signIn.submit')}
        </Button>
      </form>
      {isDemo && <DemoSignIns onChoose={(fields) => reset(fields)} />}
    </>
  );
}
