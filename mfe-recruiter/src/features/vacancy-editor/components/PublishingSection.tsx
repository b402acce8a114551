import { dayInAruba } from '@cpa/shared/contracts';
import { RadioGroup } from '@cpa/shared/ui';
import { useState } from 'react';
import { useSelector } from 'react-redux';
import { useText } from '../../../messages/texts.ts';
import { toArubaTime } from '../model/arubaTime.ts';
import { selectEditor } from '../state/editorSlice.ts';
import { DraftTextField } from './DraftTextField.tsx';
import { EditorSection } from './EditorSection.tsx';
import { useDraftField } from './useDraftField.ts';

/** When the vacancy opens and closes. */
export function PublishingSection() {
  const t = useText();
  const { vacancy } = useSelector(selectEditor);
  const [now] = useState(() => new Date());
  return (
    <EditorSection section="publishing">
      {(vacancy === null || vacancy.status === 'draft') && <Opening now={now} />}
      <DraftTextField
        field="valid_through"
        type="date"
        label={t('editor.validThrough')}
        hint={t('editor.validThroughHint')}
        min={dayInAruba(now)}
        isOptional
      />
    </EditorSection>
  );
}

function Opening({ now }: { now: Date }) {
  const t = useText();
  const { value, onChange } = useDraftField('opens_at');
  const [isLater, setIsLater] = useState(value !== '');
  const choose = (choice: string) => {
    setIsLater(choice === 'later');
    if (choice === 'now') onChange('');
  };
  return (
    <>
      <RadioGroup
        label={t('editor.opening')}
        name="opening"
        value={isLater ? 'later' : 'now'}
        choices={[
          { value: 'now', label: t('editor.opening.now') },
          { value: 'later', label: t('editor.opening.later') },
        ]}
        onChange={({ target }) => choose(target.value)}
      />
      {isLater && (
        <DraftTextField
          field="opens_at"
          type="datetime-local"
          label={t('editor.opensAt')}
          hint={t('editor.opensAtHint')}
          min={toArubaTime(now)}
        />
      )}
    </>
  );
}
