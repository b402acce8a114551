import { Button, TextField } from '@cpa/shared/ui';
import { useForm } from 'react-hook-form';
import { useText } from '../messages/texts.ts';

type Props = { isWorking: boolean; onSubmit: (code: string) => void };

/** Takes one of the recovery codes, each of which works once. */
export function RecoveryCodeForm({ isWorking, onSubmit }: Props) {
  const t = useText();
  const { register, handleSubmit, formState } = useForm({ defaultValues: { code: '' } });
  return (
    <form
      className="stack-3"
      noValidate
      onSubmit={(event) => void handleSubmit(({ code }) => onSubmit(code))(event)}
    >
      <TextField
        {...register('code', { required: t('step.recoveryMissing') })}
        label={t('step.recovery')}
        hint={t('step.recoveryHint')}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        error={formState.errors.code?.message}
      />
      <Button type="submit" variant="secondary" isLoading={isWorking}>
        {t('step.submit')}
      </Button>
    </form>
  );
}
