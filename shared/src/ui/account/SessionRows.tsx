import type { Sessions } from '../../contracts/index.ts';
import { useFormat, useKitText } from '../../i18n/index.ts';
import { Badge } from '../badge/Badge.tsx';
import { Button } from '../button/Button.tsx';
import { MonitorIcon, SmartphoneIcon } from '../icons/index.ts';
import styles from './SessionRows.module.css';

type Session = Sessions['sessions'][number];

export type SessionRowsProps = {
  /** Name of the list for screen readers. */
  label: string;
  sessions: readonly Session[];
  /** ID of the session that is being ended. */
  ending: string | null;
  onEnd: (id: string) => void;
};

/**
 * The devices on which the user is signed in, each except this one with a button that ends its session. The list can
 * take the focus of a removed row, see `useFocusAfterRemoval`.
 */
export function SessionRows({ label, sessions, ending, onEnd }: SessionRowsProps) {
  return (
    <ul
      className="plain-list"
      aria-label={label}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- takes the focus of the last removed row
      tabIndex={0}
    >
      {sessions.map((session) => (
        <SessionRow
          key={session.id}
          session={session}
          isEnding={ending === session.id}
          onEnd={() => onEnd(session.id)}
        />
      ))}
    </ul>
  );
}

type SessionRowProps = { session: Session; isEnding: boolean; onEnd: () => void };

function SessionRow({ session, isEnding, onEnd }: SessionRowProps) {
  const t = useKitText();
  const { formatAgo, formatInstant } = useFormat();
  const { device, ip_address, last_seen_at, current } = session;
  const [browser, system] = device?.split(' on ') ?? [];
  const name =
    browser && system ? t('session.device', { browser, system }) : (device ?? t('session.unknownDevice'));
  const Icon = /iOS|Android|iPhone/.test(name) ? SmartphoneIcon : MonitorIcon;
  return (
    <li className={styles.row}>
      <div className="row-3 center shrink basis-200">
        <span className={styles.icon}>
          <Icon />
        </span>
        <div>
          <p className={styles.name}>
            <span>{name}</span> {current && <Badge tone="success">{t('session.current')}</Badge>}
          </p>
          <p className={styles.detail}>
            <time dateTime={last_seen_at} title={formatInstant(last_seen_at)}>
              {t('session.seen', { when: formatAgo(last_seen_at) })}
            </time>
            {ip_address !== null && <span>{` · ${ip_address}`}</span>}
          </p>
        </div>
      </div>
      {!current && (
        <Button
          variant="secondary"
          size="small"
          aria-label={t('session.endNamed', { name })}
          isLoading={isEnding}
          onClick={onEnd}
        >
          {t('session.end')}
        </Button>
      )}
    </li>
  );
}
