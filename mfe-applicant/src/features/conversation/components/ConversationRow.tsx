import type { ConversationSummary } from '@cpa/shared/contracts';
import { ShownTitle } from '@cpa/shared/domain';
import { Ago, Avatar, Badge, Link } from '@cpa/shared/ui';
import { useText } from '../../../messages/texts.ts';
import { applicantPaths } from '../../../routing/applicantPaths.ts';
import styles from './ConversationList.module.css';

/** A conversation with its latest message. */
export function ConversationRow({ conversation }: { conversation: ConversationSummary }) {
  const t = useText();
  const { vacancy, has_ended, unread, latest } = conversation;
  const { name, logo } = vacancy.company;
  const { text, by } = latest;
  return (
    <li className={styles.row} data-unread={unread > 0 || undefined}>
      <Avatar name={name} src={logo} size={44} shape="square" />
      <div className="shrink">
        <h2 className={styles.company}>
          <Link variant="plain" isStretched to={applicantPaths.conversation(vacancy.id)}>
            <span translate="no">{name}</span>
          </Link>
        </h2>
        <p className="mute break text-14">
          <ShownTitle of={vacancy} />
        </p>
        <p className={styles.latest} dir="auto">
          {latest.is_own && <span>{`${t('messages.list.you')} `}</span>}
          {!latest.is_own && by && <span translate="no">{`${by}: `}</span>}
          <span lang="">{text}</span>
        </p>
      </div>
      <div className={styles.facts}>
        <Ago at={latest.at} className="mute text-14" />
        {unread > 0 && <Badge tone="info">{t('messages.unread', { count: unread })}</Badge>}
        {has_ended && <Badge>{t('messages.list.hasEnded')}</Badge>}
      </div>
    </li>
  );
}
