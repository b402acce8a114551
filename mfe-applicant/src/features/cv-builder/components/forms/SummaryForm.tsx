import { TextArea } from '@cpa/shared/ui';
import { useEffect, useRef } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useText } from '../../../../messages/texts.ts';
import { events, selectBasics } from '../../../../cv-draft/cvBuilderSlice.ts';
import { useEditorView } from '../../../../cv-draft/useEditorView.ts';

export function SummaryForm() {
  const t = useText();
  const dispatch = useDispatch();
  const { summary = '' }: { summary?: string | undefined } = useSelector(selectBasics);
  const { place } = useEditorView();
  const area = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    if (place.field) area.current?.focus();
  }, [place]);
  const words = summary.split(/\s+/).filter(Boolean).length;
  return (
    <TextArea
      ref={area}
      label={t('cv.summary.label')}
      name="summary"
      rows={7}
      value={summary}
      hint={words === 0 ? t('cv.summary.hint') : t('cv.summary.words', { count: words })}
      onChange={({ target }) => dispatch(events.basicsChanged({ summary: target.value }))}
    />
  );
}
