import type { ConversationSummary } from '@cpa/shared/contracts';
import { paths } from '@cpa/shared/routing';
import { Card, EmptyState, InboxIcon, LinkButton, LoadError, LoadingArea, Skeleton } from '@cpa/shared/ui';
import { useDispatch, useSelector } from 'react-redux';
import { useSearchParams } from 'react-router';
import { useText } from '../../../messages/texts.ts';
import { shownIn, type View, viewOf, VIEWS } from '../model/shownConversations.ts';
import { conversations } from '../state/conversations.ts';
import styles from './ConversationList.module.css';
import { ConversationRow } from './ConversationRow.tsx';

const PLACEHOLDERS = [1, 2, 3];

/** The applicant's conversations, latest first: all, unread or ended. */
export function ConversationList() {
  const t = useText();
  const dispatch = useDispatch();
  const { data, status, error } = useSelector(conversations.select);
  if (status === 'failed') {
    return (
      <LoadError
        title={t('messages.list.failed')}
        error={error}
        onRetry={() => dispatch(conversations.opened())}
      />
    );
  }
  if (!data) {
    return (
      <LoadingArea label={t('messages.list.loading')} className="stack-4 one-column">
        {PLACEHOLDERS.map((row) => (
          <Skeleton key={row} shape="block" height={76} />
        ))}
      </LoadingArea>
    );
  }
  if (data.length === 0) {
    return (
      <EmptyState
        icon={<InboxIcon size={24} />}
        title={t('messages.list.none.title')}
        action={<LinkButton to={paths.applicant.applications}>{t('messages.list.none.action')}</LinkButton>}
      >
        {t('messages.list.none.text')}
      </EmptyState>
    );
  }
  return <Views all={data} />;
}

function Views({ all }: { all: readonly ConversationSummary[] }) {
  const t = useText();
  const [search, setSearch] = useSearchParams();
  const shown = viewOf(search);
  const rows = shownIn(shown, all);
  const nameOf = (view: View) =>
    view === 'unread'
      ? t('messages.list.unread', { count: shownIn(view, all).length })
      : t(`messages.list.${view}`);
  return (
    <div className="stack-4 one-column">
      <div role="group" aria-label={t('messages.list.show')} className={styles.views}>
        {VIEWS.map((view) => (
          <button
            key={view}
            type="button"
            className={styles.view}
            aria-pressed={view === shown}
            onClick={() => setSearch(view === 'all' ? {} : { show: view }, { replace: true })}
          >
            {nameOf(view)}
          </button>
        ))}
      </div>
      {rows.length === 0 ? (
        <p className="mute">
          {t(shown === 'ended' ? 'messages.list.noneEnded' : 'messages.list.noneUnread')}
        </p>
      ) : (
        <Card padding="none">
          <ul className="plain-list" aria-label={t('messages.list.label')}>
            {rows.map((conversation) => (
              <ConversationRow key={conversation.vacancy.id} conversation={conversation} />
            ))}
          </ul>
        </Card>
      )}
    </div>
  );
}
