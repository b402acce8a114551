import { useHost } from '@cpa/shared/remote';
import { LoadError, LoadingArea, Skeleton } from '@cpa/shared/ui';
import { useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { ClosedNotice } from './ClosedNotice.tsx';
import { Composer, type ComposerProps } from './Composer.tsx';
import type { ConversationSource } from './conversationApi.ts';
import { createConversationSaga } from './conversationSaga.ts';
import { conversationSlices, type Side } from './conversationSlice.ts';
import styles from './Conversation.module.css';
import { Download } from './Download.tsx';
import { Mute } from './Mute.tsx';
import { Safety } from './Safety.tsx';
import { Thread } from './Thread.tsx';
import type { ThreadStatus } from './threadEntries.ts';

export type ConversationProps = ConversationSource &
  Pick<ComposerProps, 'renderTools'> & {
    /** Side of the reader. */
    side: Side;
    /** The `id` that the calls receive. */
    id: number;
    applicationId: number;
    /** Name of the other side. */
    other: string;
    /** Status changes of the application. */
    statuses: readonly ThreadStatus[];
  };

/** The thread of an application with the field to write in. */
export default function Conversation({
  side,
  id,
  applicationId,
  api,
  listen,
  other,
  statuses,
  renderTools,
}: ConversationProps) {
  const { store, toasts } = useHost();
  const dispatch = useDispatch();
  const slice = conversationSlices[side];
  const { events } = slice;
  const state = useSelector(slice.selectConversation);
  useEffect(() => {
    store.runFeatureSaga(
      `conversation/${side}`,
      createConversationSaga(conversationSlices[side], api, toasts),
    );
    const { opened, outdated, retried } = conversationSlices[side].events;
    dispatch(opened({ id }));
    const refresh = () => void dispatch(outdated());
    const retry = () => void dispatch(retried());
    const stop = listen(applicationId, refresh);
    window.addEventListener('online', retry);
    return () => {
      stop();
      window.removeEventListener('online', retry);
    };
  }, [api, applicationId, dispatch, id, listen, side, store, toasts]);

  if (state.id !== id || state.status === 'idle' || state.status === 'loading') {
    return (
      <LoadingArea className="stack">
        <Skeleton shape="block" height={180} />
      </LoadingArea>
    );
  }
  if (state.status === 'failed') {
    return <LoadError error={state.error} onRetry={() => dispatch(events.opened({ id }))} />;
  }
  return (
    <>
      <Thread
        slice={slice}
        side={side}
        other={other}
        statuses={statuses}
        canReport={api.safety !== undefined}
      />
      <div>
        {state.closed === null && <Composer slice={slice} other={other} renderTools={renderTools} />}
        <ClosedNotice slice={slice} side={side} other={other} />
      </div>
      <div className={styles.tools}>
        {state.closed !== 'viewer' && <Mute slice={slice} />}
        <Download slice={slice} side={side} other={other} />
      </div>
      {api.safety && <Safety slice={slice} other={other} />}
    </>
  );
}
