import { fieldErrors } from '@cpa/shared/http';
import { Button, PasswordField, Skeleton } from '@cpa/shared/ui';
import { Dialog } from '@cpa/shared/ui/dialog';
import { type FormEvent, useId, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { LoadError } from '../../../errors/LoadError.tsx';
import { useText } from '../../../messages/texts.ts';
import { events, selectAccount } from '../state/accountSlice.ts';
import styles from './account.module.css';

type Props = { isOpen: boolean; onClose: () => void };

/** Lists the data that is deleted, the data that stays and the effect on each company, and asks for the password. */
export default function DeleteAccountDialog({ isOpen, onClose }: Props) {
  const t = useText();
  const dispatch = useDispatch();
  const formId = useId();
  const [password, setPassword] = useState('');
  const [isMissing, setIsMissing] = useState(false);
  const { working, failure } = useSelector(selectAccount);
  const isWorking = working === 'delete';
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setIsMissing(password === '');
    if (password !== '' && !isWorking) dispatch(events.deleteSubmitted(password));
  };
  const error = isMissing ? t('delete.passwordMissing') : fieldErrors(failure)['password']?.join(' ');
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={t('delete.title')}
      isLocked={isWorking}
      actions={
        <>
          <Button variant="secondary" disabled={isWorking} onClick={onClose}>
            {t('delete.cancel')}
          </Button>
          <Button type="submit" form={formId} variant="danger" isLoading={isWorking}>
            {t('delete.confirm')}
          </Button>
        </>
      }
    >
      <form id={formId} className={styles.form} noValidate onSubmit={submit}>
        <div>
          <h3 className={styles.subtitle}>{t('delete.goes')}</h3>
          <p className={styles.text}>{t('delete.goesText')}</p>
          <h3 className={styles.subtitle}>{t('delete.remains')}</h3>
          <p className={styles.text}>{t('delete.remainsText')}</p>
        </div>
        <Companies />
        <PasswordField
          label={t('delete.password')}
          autoComplete="current-password"
          value={password}
          error={error}
          onChange={({ target }) => setPassword(target.value)}
        />
      </form>
    </Dialog>
  );
}

function Companies() {
  const t = useText();
  const dispatch = useDispatch();
  const { deletion, errors } = useSelector(selectAccount);
  if (errors.deletion) {
    return <LoadError error={errors.deletion} onRetry={() => dispatch(events.partRequested('deletion'))} />;
  }
  if (deletion === null) return <Skeleton shape="block" height={48} />;
  return (
    <ul className={styles.companies}>
      {deletion.map(({ id, name, outcome, successor, open_vacancies: count }) => (
        <li key={id}>
          <strong translate="no">{name}</strong>:{' '}
          {t(`delete.${outcome}`, { successor: successor ?? '', count })}
        </li>
      ))}
    </ul>
  );
}
