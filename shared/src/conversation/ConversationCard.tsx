import { Badge, Card, ErrorNotice, lazyComponent, LoadingArea, Skeleton } from '@cpa/shared/ui';
import type { ConversationProps } from './Conversation.tsx';
import styles from './ConversationCard.module.css';

const conversation = lazyComponent(() => import(/* webpackChunkName: "conversation" */ './Conversation.tsx'));

export type ConversationCardProps = ConversationProps & {
  title: string;
  /** Text of the badge for unread messages; null without any. */
  unread: string | null;
};

/** The messages of an application. The conversation itself is loaded on demand. */
export function ConversationCard({ title, unread, ...props }: ConversationCardProps) {
  const { Component: Conversation, isFailed } = conversation.useComponent(true);
  return (
    <Card as="section" aria-labelledby="messages" className={styles.card}>
      <div className={styles.head}>
        <h2 id="messages" tabIndex={-1} className={styles.title}>
          {title}
        </h2>
        {unread !== null && <Badge tone="info">{unread}</Badge>}
      </div>
      {Conversation ? (
        <Conversation key={props.id} {...props} />
      ) : isFailed ? (
        <ErrorNotice />
      ) : (
        <LoadingArea className={styles.loading}>
          <Skeleton shape="block" height={180} />
        </LoadingArea>
      )}
    </Card>
  );
}
