import { Button, useErrorLanguage, useServerErrors } from '@cpa/shared/ui';
import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { useText } from './messages/texts.ts';
import { NewPasswordField } from './NewPasswordField.tsx';
import { type ResetPasswordForm as Fields, resetPasswordFormSchema } from './model/formSchemas.ts';

type Props = {
  isWorking: boolean;
  /** Error messages of the API by field. */
  fieldErrors: Record<string, string[]>;
  onSubmit: (password: string) => void;
};

const fields = ['password'] as const;

export function ResetPasswordForm({ isWorking, fieldErrors, onSubmit }: Props) {
  const t = useText();
  const form = useForm<Fields>({
    resolver: zodResolver(resetPasswordFormSchema),
    mode: 'onTouched',
    defaultValues: { password: '' },
  });
  const { register, control, handleSubmit, formState, setError } = form;
  useServerErrors(fieldErrors, fields, setError);
  useErrorLanguage(form, fieldErrors);
  const submit = handleSubmit(({ password }) => onSubmit(password));
  return (
    <form className="stack-4" noValidate onSubmit={(event) => void submit(event)}>
      <NewPasswordField
        field={register('password')}
        control={control}
        label={t('reset.password')}
        error={formState.errors.password}
      />
      <Button type="submit" isWide isLoading={isWorking}>
        {t('reset.submit')}
      </Button>
    </form>
  );
}
