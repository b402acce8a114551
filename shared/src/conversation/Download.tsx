import { saveFile } from '@cpa/shared/http';
import { useFormat } from '@cpa/shared/i18n';
import { Button } from '@cpa/shared/ui';
import { useSelector } from 'react-redux';
import type { ConversationSlice, Side } from './conversationSlice.ts';
import { conversationText } from './conversationText.ts';
import { useText } from './texts.ts';

type DownloadProps = { slice: ConversationSlice; side: Side; other: string };

/** Button that saves the messages as a text file. Renders nothing without any. */
export function Download({ slice, side, other }: DownloadProps) {
  const t = useText();
  const { formatInstant } = useFormat();
  const { messages } = useSelector(slice.selectConversation);
  if (messages.length === 0) return null;
  const save = () => {
    const written = conversationText(messages, {
      title: t('log', { name: other }),
      nameOf: ({ by, side: from }) => by ?? (from === side ? t('colleague') : other),
      formatInstant,
    });
    saveFile(new Blob([written], { type: 'text/plain;charset=utf-8' }), 'conversation.txt');
  };
  return (
    <Button variant="quiet" size="small" onClick={save}>
      {t('download')}
    </Button>
  );
}
