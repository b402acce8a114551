import { Button, lazyComponent } from '@cpa/shared/ui';
import { useDispatch, useSelector } from 'react-redux';
import type { ConversationSlice } from './conversationSlice.ts';
import type { SafetyDialogsProps } from './SafetyDialogs.tsx';
import styles from './Conversation.module.css';
import { useText } from './texts.ts';

const dialogs = lazyComponent<SafetyDialogsProps>(
  () => import(/* webpackChunkName: "conversationSafety" */ './SafetyDialogs.tsx'),
);

/** The applicant's button to block the messages, and the dialogs to block and to report. */
export function Safety({ slice, other }: { slice: ConversationSlice; other: string }) {
  const t = useText();
  const dispatch = useDispatch();
  const { dialog, closed } = useSelector(slice.selectConversation);
  const { Component: Dialogs } = dialogs.useComponent(dialog !== null);
  return (
    <>
      {closed === null && (
        <div className={styles.tools}>
          <Button
            variant="quiet"
            size="small"
            onPointerEnter={dialogs.prefetch}
            onClick={() => dispatch(slice.events.dialogOpened({ kind: 'block' }))}
          >
            {t('block')}
          </Button>
        </div>
      )}
      {Dialogs && <Dialogs slice={slice} other={other} />}
    </>
  );
}
