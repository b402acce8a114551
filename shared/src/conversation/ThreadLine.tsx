import { useApplicationStatusName } from '@cpa/shared/domain';
import { useFormat } from '@cpa/shared/i18n';
import { Button, FileTextIcon, VisuallyHidden } from '@cpa/shared/ui';
import { type ApplicationMessage, dayInAruba } from '../contracts/index.ts';
import type { Side } from './conversationSlice.ts';
import styles from './Conversation.module.css';
import { useText } from './texts.ts';
import type { ThreadEntry, ThreadStatus } from './threadEntries.ts';

type ThreadLineProps = {
  entry: ThreadEntry;
  side: Side;
  other: string;
  /** Reports a message of the other side. */
  onReport?: ((messageId: number) => void) | undefined;
  onOpenFile: (messageId: number) => void;
};

/** A line of the thread. */
export function ThreadLine({ entry, side, other, onReport, onOpenFile }: ThreadLineProps) {
  const t = useText();
  const { formatWeekday } = useFormat();
  if (entry.kind === 'day') return <li className={styles.day}>{formatWeekday(entry.at)}</li>;
  if (entry.kind === 'new') {
    return (
      <li className={styles.new} data-new>
        <span>{t('new', { count: entry.count })}</span>
      </li>
    );
  }
  if (entry.kind === 'status') return <StatusLine change={entry.change} side={side} />;
  const { message } = entry;
  return <MessageLine {...{ message, side, other, onReport, onOpenFile }} />;
}

function StatusLine({
  change: { status, at, by, note, notified },
  side,
}: {
  change: ThreadStatus;
  side: Side;
}) {
  const t = useText();
  const { formatTime } = useFormat();
  const statusName = useApplicationStatusName(side === 'company' ? 'recruiter' : 'applicant');
  return (
    <li className={styles.status} data-status={status}>
      <p className={styles.statusLine}>
        <strong>{statusName(status)}</strong>
        <span className={styles.mute}>
          {by && <span translate="no">{by}</span>}
          {notified && <span>{` · ${t('mailed')}`}</span>}
        </span>
        <time className={styles.time} dateTime={at}>
          {formatTime(at)}
        </time>
      </p>
      {note && (
        <blockquote className={styles.note} dir="auto" lang="">
          {note}
        </blockquote>
      )}
    </li>
  );
}

function MessageLine({
  message: { id, side: from, by, is_own, text, file, at, read_at },
  side,
  other,
  onReport,
  onOpenFile,
}: Omit<ThreadLineProps, 'entry'> & { message: ApplicationMessage }) {
  const t = useText();
  const { formatTime, formatDayTime } = useFormat();
  const isOurs = from === side;
  const receipt = () => {
    if (read_at === null) return t('sent');
    return dayInAruba(read_at) === dayInAruba(at)
      ? t('read', { time: formatTime(read_at) })
      : t('read.day', { time: formatDayTime(read_at) });
  };
  const author = by ?? (isOurs ? t('colleague') : other);
  return (
    <li className={styles.message} data-ours={isOurs || undefined}>
      <p className={styles.bubble} dir="auto">
        <VisuallyHidden>{`${is_own ? t('you') : author}: `}</VisuallyHidden>
        {file ? (
          <Button
            variant="quiet"
            size="small"
            icon={<FileTextIcon size={16} />}
            onClick={() => onOpenFile(id)}
          >
            <span translate="no">{text}</span>{' '}
            <span className={styles.mute}>{t('file.size', { kilobytes: Math.ceil(file.size / 1024) })}</span>
          </Button>
        ) : (
          <span lang="">{text}</span>
        )}
      </p>
      <p className={styles.byline}>
        {!is_own && (
          <span aria-hidden translate="no">
            {author},{' '}
          </span>
        )}
        <time dateTime={at}>{formatTime(at)}</time>
        {!isOurs && onReport && (
          <Button variant="quiet" size="small" className={styles.report} onClick={() => onReport(id)}>
            {t('report')}
          </Button>
        )}
        {isOurs && <span>{` · ${receipt()}`}</span>}
      </p>
    </li>
  );
}
