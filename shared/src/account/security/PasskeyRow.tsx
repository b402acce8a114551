import { Button, TextField } from '@cpa/shared/ui';
import { ConfirmDialog } from '@cpa/shared/ui/dialog';
import { FingerprintIcon } from '@cpa/shared/ui/icons';
import { useFormat } from '@cpa/shared/i18n';
import { type FormEvent, useState } from 'react';
import { useDispatch } from 'react-redux';
import type { Passkeys } from '../../contracts/index.ts';
import styles from './security.module.css';
import type { SecuritySlice } from './securitySlice.ts';
import { useText } from './texts.ts';

type Props = { security: SecuritySlice; passkey: Passkeys['passkeys'][number] };

/** One passkey, which can be named and removed. */
export function PasskeyRow({ security, passkey }: Props) {
  const t = useText();
  const dispatch = useDispatch();
  const [mode, setMode] = useState<'shown' | 'naming' | 'removing'>('shown');
  const { id, name } = passkey;
  if (mode === 'naming')
    return (
      <li className={styles.row}>
        <NameForm
          name={name}
          onCancel={() => setMode('shown')}
          onSubmit={(typed) => {
            if (typed !== name) dispatch(security.events.renameRequested({ id, name: typed }));
            setMode('shown');
          }}
        />
      </li>
    );
  return (
    <li className={styles.row}>
      <PasskeyFacts passkey={passkey} />
      <div className="row-2">
        <Button
          variant="quiet"
          size="small"
          aria-label={t('passkeys.renameNamed', { name })}
          onClick={() => setMode('naming')}
        >
          {t('passkeys.rename')}
        </Button>
        <Button
          variant="secondary"
          size="small"
          aria-label={t('passkeys.removeNamed', { name })}
          onClick={() => setMode('removing')}
        >
          {t('remove')}
        </Button>
      </div>
      <ConfirmDialog
        isOpen={mode === 'removing'}
        title={t('passkeys.removeTitle', { name })}
        confirmLabel={t('passkeys.removeSubmit')}
        isDestructive
        onCancel={() => setMode('shown')}
        onConfirm={() => {
          setMode('shown');
          dispatch(security.events.changeRequested({ kind: 'removePasskey', id }));
        }}
      >
        {t('passkeys.removeText')}
      </ConfirmDialog>
    </li>
  );
}

function PasskeyFacts({ passkey: { name, created_at, last_used_at } }: Pick<Props, 'passkey'>) {
  const t = useText();
  const { formatAgo, formatInstant } = useFormat();
  return (
    <div className="row-3 center shrink basis-200">
      <span className={styles.icon}>
        <FingerprintIcon />
      </span>
      <div>
        <p className={styles.name}>{name}</p>
        <p className={styles.detail}>
          <time dateTime={created_at} title={formatInstant(created_at)}>
            {t('passkeys.added.when', { when: formatAgo(created_at) })}
          </time>
          {last_used_at !== null && (
            <time dateTime={last_used_at} title={formatInstant(last_used_at)}>
              {` · ${t('passkeys.used', { when: formatAgo(last_used_at) })}`}
            </time>
          )}
        </p>
      </div>
    </div>
  );
}

type NameFormProps = { name: string; onSubmit: (name: string) => void; onCancel: () => void };

function NameForm({ name, onSubmit, onCancel }: NameFormProps) {
  const t = useText();
  const [typed, setTyped] = useState(name);
  const [isMissing, setIsMissing] = useState(false);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (typed.trim()) onSubmit(typed.trim());
    else setIsMissing(true);
  };
  return (
    <form className={styles.naming} noValidate onSubmit={submit}>
      <TextField
        label={t('passkeys.name')}
        maxLength={60}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- replaces the button that was clicked
        autoFocus
        value={typed}
        error={isMissing && t('passkeys.nameMissing')}
        onChange={({ target }) => setTyped(target.value)}
      />
      <div className="row-2">
        <Button type="submit" size="small">
          {t('save')}
        </Button>
        <Button variant="quiet" size="small" onClick={onCancel}>
          {t('cancel')}
        </Button>
      </div>
    </form>
  );
}
