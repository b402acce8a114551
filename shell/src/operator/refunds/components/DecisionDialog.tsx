import { MAX_REFUND_TEXT } from '@cpa/shared/contracts';
import { failureReason } from '@cpa/shared/http';
import { useFormat } from '@cpa/shared/i18n';
import { Button, TextArea } from '@cpa/shared/ui';
import { Dialog } from '@cpa/shared/ui/dialog';
import { type SubmitEvent, useId, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useText } from '../messages/texts.ts';
import { type Decision, events, selectRefunds } from '../state/refundsSlice.ts';
import styles from './RefundsPage.module.css';

/** Asks for confirmation of a decision, and for the answer of a refusal. */
export function DecisionDialog() {
  const t = useText();
  const dispatch = useDispatch();
  const { decision } = useSelector(selectRefunds);
  if (!decision) return null;
  return (
    <Dialog
      isOpen
      size="small"
      isLocked={decision.status === 'sending'}
      onClose={() => dispatch(events.decisionClosed())}
      title={t(`${decision.kind}.title`, { id: decision.request.order.id })}
    >
      <DecisionForm decision={decision} />
    </Dialog>
  );
}

function DecisionForm({ decision: { kind, request } }: { decision: Decision }) {
  const t = useText();
  const dispatch = useDispatch();
  const { formatMoney } = useFormat();
  const { decision } = useSelector(selectRefunds);
  const [answer, setAnswer] = useState('');
  const [isChecked, setChecked] = useState(false);
  const id = useId();
  const count = answer.trim().length;
  const problem =
    count === 0
      ? t('refuse.missing')
      : count > MAX_REFUND_TEXT && t('refuse.tooLong', { max: MAX_REFUND_TEXT, count });
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (kind === 'approve') return void dispatch(events.decisionConfirmed());
    setChecked(true);
    if (problem) document.getElementById(id)?.focus();
    else dispatch(events.decisionConfirmed(answer.trim()));
  };
  const { total, currency } = request.order;
  const company = request.company ?? t('company.none');
  return (
    <form className="stack-3" onSubmit={submit} noValidate>
      {kind === 'approve' ? (
        <p>{t('approve.text', { total: formatMoney(total, currency), company })}</p>
      ) : (
        <>
          <p>{t('refuse.text', { name: request.requested_by?.name ?? t('by.unknown') })}</p>
          <TextArea
            id={id}
            label={t('refuse.answer')}
            required
            value={answer}
            error={(isChecked && problem) || decision?.error?.errors['answer']?.[0]}
            onChange={({ currentTarget }) => setAnswer(currentTarget.value)}
          />
        </>
      )}
      {decision?.error && !decision.error.errors['answer'] && (
        <p role="alert" className={styles.error}>
          {failureReason(decision.error)}
        </p>
      )}
      <div className="row-3 wrap">
        <Button
          type="submit"
          variant={kind === 'approve' ? 'danger' : 'primary'}
          isLoading={decision?.status === 'sending'}
        >
          {t(`${kind}.confirm`)}
        </Button>
        <Button variant="secondary" onClick={() => dispatch(events.decisionClosed())}>
          {t('cancel')}
        </Button>
      </div>
    </form>
  );
}
