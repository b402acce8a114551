import { Button, TextArea } from '@cpa/shared/ui';
import { Dialog } from '@cpa/shared/ui/dialog';
import { type SubmitEvent, useId, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useText } from '../messages/texts.ts';
import type { Overview } from '../model/releaseOverview.ts';
import { shortVersion } from '../model/shortVersion.ts';
import { type AskedChange, events, selectOperatorReleases } from '../state/releasesSlice.ts';
import styles from './ChangeDialog.module.css';

/** Asks for confirmation of a change, and for its reason. */
export function ChangeDialog({ overview }: { overview: Overview }) {
  const t = useText();
  const dispatch = useDispatch();
  const { asked, change } = useSelector(selectOperatorReleases);
  if (!asked || asked.action === 'canary') return null;
  const { name, action } = asked;
  const version = shortVersion(asked.version ?? '');
  return (
    <Dialog
      isOpen
      size="small"
      isLocked={change === 'sending'}
      onClose={() => dispatch(events.changeCancelled())}
      title={t(`dialog.${action}.title`, { name, version })}
    >
      <p>{t(`dialog.${action}.text`, { version, was: shortVersion(asked.was) })}</p>
      {(action === 'activate' || action === 'rollback') &&
        overview.canaries.some((canary) => canary.name === name) && <p>{t('dialog.endsCanary', { name })}</p>}
      <ChangeForm asked={asked} overview={overview} />
    </Dialog>
  );
}

function ChangeForm({ asked, overview }: { asked: AskedChange; overview: Overview }) {
  const t = useText();
  const dispatch = useDispatch();
  const { change: status, changeError } = useSelector(selectOperatorReleases);
  const [reason, setReason] = useState('');
  const [isMissing, setMissing] = useState(false);
  const id = useId();
  const { was: _was, ...change } = asked;
  const needsReason = change.action !== 'abort';
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const given = reason.trim();
    setMissing(needsReason && given === '');
    if (needsReason && given === '') return document.getElementById(id)?.focus();
    dispatch(events.changeConfirmed({ ...change, ...(given !== '' && { reason: given }) }));
  };
  const [newest] = overview.timeline;
  return (
    <form className="stack-3 above-4" onSubmit={submit} noValidate>
      {needsReason && (
        <TextArea
          id={id}
          label={t('dialog.reason')}
          rows={2}
          maxLength={500}
          value={reason}
          error={isMissing ? t('dialog.reasonMissing') : undefined}
          onChange={({ currentTarget }) => setReason(currentTarget.value)}
        />
      )}
      <p role="alert" className={styles.error}>
        {status === 'failed' && <span>{changeError ?? t('changeFailed')}</span>}
        {status === 'moved' && newest && (
          <span>{t('dialog.moved', { by: newest.by, revision: newest.revision })}</span>
        )}
      </p>
      <div className="row-3 wrap">
        <Button
          type="submit"
          variant={change.action === 'abort' ? 'danger' : 'primary'}
          isLoading={status === 'sending'}
        >
          {t(`dialog.${change.action as 'abort'}.confirm`)}
        </Button>
        <Button variant="secondary" onClick={() => dispatch(events.changeCancelled())}>
          {t('dialog.cancel')}
        </Button>
      </div>
    </form>
  );
}
