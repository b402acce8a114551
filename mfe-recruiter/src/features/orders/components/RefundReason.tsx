import { MAX_REFUND_TEXT } from '@cpa/shared/contracts';
import { TextArea } from '@cpa/shared/ui';
import { type SubmitEvent, useId, useState } from 'react';
import { useText } from '../../../messages/texts.ts';

type Props = { formId: string; error: string | undefined; onSubmit: (reason: string) => void };

/** Form for the reason of a request; a button outside of it submits it. */
export function RefundReason({ formId, error, onSubmit }: Props) {
  const t = useText();
  const id = useId();
  const [value, setValue] = useState('');
  const [isChecked, setChecked] = useState(false);
  const reason = value.trim();
  const count = reason.length;
  const isTooLong = count > MAX_REFUND_TEXT;
  const problem =
    count === 0
      ? t('orders.refund.ask.missing')
      : isTooLong && t('orders.refund.ask.tooLong', { max: MAX_REFUND_TEXT, count });
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    setChecked(true);
    if (problem) document.getElementById(id)?.focus();
    else onSubmit(reason);
  };
  return (
    <form id={formId} className="above-3" onSubmit={submit} noValidate>
      <TextArea
        id={id}
        label={t('orders.refund.ask.reason')}
        required
        value={value}
        error={(isChecked && problem) || error}
        onChange={({ currentTarget }) => setValue(currentTarget.value)}
      />
    </form>
  );
}
