import { Button, PasswordField, TextField } from '@cpa/shared/ui';
import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { useText } from '../messages/texts.ts';
import { RoleChoice } from './RoleChoice.tsx';
import styles from './forms.module.css';
import { type RegisterForm as Fields, registerFormSchema } from './model/formSchemas.ts';
import { useServerErrors } from './useServerErrors.ts';

type Props = {
  role: Fields['role'];
  isWorking: boolean;
  /** What the API had to say of each field. */
  fieldErrors: Record<string, string[]>;
  onSubmit: (fields: Fields) => void;
};

const serverFields = ['name', 'email', 'password'] as const;

export function RegisterForm({ role, isWorking, fieldErrors, onSubmit }: Props) {
  const t = useText();
  const { register, handleSubmit, formState, setError } = useForm<Fields>({
    resolver: zodResolver(registerFormSchema),
    mode: 'onTouched',
    defaultValues: { role, name: '', email: '', password: '' },
  });
  const { errors } = formState;

  useServerErrors(fieldErrors, serverFields, setError);
  return (
    <form className={styles.form} noValidate onSubmit={(event) => void handleSubmit(onSubmit)(event)}>
      <RoleChoice field={register('role')} />
      <TextField
        {...register('name')}
        label={t('register.name')}
        autoComplete="name"
        error={errors.name?.message}
      />
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
        autoComplete="new-password"
        hint={t('register.passwordHint')}
        error={errors.password?.message}
      />
      <Button type="submit" isWide isLoading={isWorking}>
        {t('register.submit')}
      </Button>
    </form>
  );
}
