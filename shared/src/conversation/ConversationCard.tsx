import { Badge, Card, ErrorNotice, lazyComponent, LoadingArea, Skeleton } from '@cpa/shared/ui';
import { useEffect } from 'react';
import { useLocation } from 'react-router';
import type { ConversationProps } from './Conversation.tsx';

const conversation = lazyComponent(() => import(/* webpackChunkName: "conversation" */ './Conversation.tsx'));

export type ConversationCardProps = ConversationProps & {
  title: string;
  /** Text of the badge for unread messages; null without any. */
  unread: string | null;
};

/** The messages of an application. The conversation itself is loaded on demand. Mails link to the hash `#messages`. */
export function ConversationCard({ title, unread, ...props }: ConversationCardProps) {
  const { Component: Conversation, isFailed } = conversation.useComponent(true);
  const { hash } = useLocation();
  const isLinked = hash === '#messages';
  useEffect(() => {
    if (isLinked) document.getElementById('messages')?.scrollIntoView();
  }, [isLinked]);
  return (
    <Card as="section" aria-labelledby="messages" className="stack-3 one-column">
      <div className="row-2 wrap center">
        <h2 id="messages" tabIndex={-1} className="text-20">
          {title}
        </h2>
        {unread !== null && <Badge tone="info">{unread}</Badge>}
      </div>
      {Conversation ? (
        <Conversation key={props.id} {...props} />
      ) : isFailed ? (
        <ErrorNotice />
      ) : (
        <LoadingArea className="stack">
          <Skeleton shape="block" height={180} />
        </LoadingArea>
      )}
    </Card>
  );
}
