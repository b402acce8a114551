import type { AlertFrequency, SearchAlert } from '@cpa/shared/contracts';
import { Ago, Button, Card, Link, NativeSelect } from '@cpa/shared/ui';
import { ConfirmDialog } from '@cpa/shared/ui/dialog';
import { useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useText } from '../../../messages/texts.ts';
import { alertPath } from '../model/alertPath.ts';
import { deleteRequested, frequencyChosen, selectDeletingIds } from '../state/accountAlerts.ts';

const FREQUENCIES = ['at_once', 'daily', 'weekly'] as const satisfies readonly AlertFrequency[];

/** An alert with its frequency and a button that deletes it. */
export function AlertRow({ alert }: { alert: SearchAlert }) {
  const t = useText();
  const dispatch = useDispatch();
  const deletingIds = useSelector(selectDeletingIds);
  const [isAsking, setIsAsking] = useState(false);
  const { id, name, frequency, last_sent_at } = alert;
  return (
    <Card as="li" padding="small" className="row-3 wrap center">
      <div className="shrink basis-220">
        <Link to={alertPath(alert)} className="break semibold">
          <bdi>{name}</bdi>
        </Link>
        <p className="mute text-14">
          {last_sent_at ? (
            <Ago at={last_sent_at} text={(ago) => t('alerts.lastSent', { ago })} />
          ) : (
            t('alerts.neverSent')
          )}
        </p>
      </div>
      <NativeSelect
        isLabelHidden
        label={t('alerts.frequencyOf', { name })}
        value={frequency}
        onChange={({ target }) =>
          dispatch(frequencyChosen({ alert, frequency: target.value as AlertFrequency }))
        }
      >
        {FREQUENCIES.map((value) => (
          <option key={value} value={value}>
            {t(`alerts.${value}`)}
          </option>
        ))}
      </NativeSelect>
      <Button
        variant="secondary"
        isLoading={deletingIds.includes(id)}
        aria-label={t('alerts.deleteOf', { name })}
        onClick={() => setIsAsking(true)}
      >
        {t('alerts.delete')}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        title={t('alerts.deleteTitle', { name })}
        confirmLabel={t('alerts.deleteConfirm')}
        isDestructive
        onCancel={() => setIsAsking(false)}
        onConfirm={() => {
          setIsAsking(false);
          dispatch(deleteRequested({ id }));
        }}
      >
        {t('alerts.deleteText')}
      </ConfirmDialog>
    </Card>
  );
}
