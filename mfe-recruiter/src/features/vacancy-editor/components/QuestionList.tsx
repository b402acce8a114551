import type { RecruiterQuestion } from '@cpa/shared/contracts';
import { VisuallyHidden } from '@cpa/shared/ui';
import { type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react';
import { useText } from '../../../messages/texts.ts';
import { moved } from '../model/questions.ts';
import { QuestionForm } from './QuestionForm.tsx';
import { questionFieldId } from './focusField.ts';
import styles from './Questions.module.css';
import { useDragOrder } from './useDragOrder.ts';

type QuestionListProps = {
  questions: readonly RecruiterQuestion[];
  isChecked: boolean;
  onChange: (questions: RecruiterQuestion[]) => void;
};

/** The questions, reordered by pointer at their handle or with Alt and the arrow keys. */
export function QuestionList({ questions, isChecked, onChange }: QuestionListProps) {
  const t = useText();
  const list = useRef<HTMLOListElement>(null);
  const focused = useRef<HTMLElement | null>(null);
  const [announcement, setAnnouncement] = useState('');

  // Moving an element in the document takes the focus from it.
  useLayoutEffect(() => {
    if (focused.current?.isConnected) focused.current.focus({ preventScroll: true });
    focused.current = null;
  });

  const move = (from: number, to: number) => {
    if (to < 0 || to >= questions.length || to === from) return;
    focused.current = document.activeElement as HTMLElement | null;
    onChange(moved(questions, from, to));
    setAnnouncement(t('editor.question.moved', { position: to + 1, count: questions.length }));
  };
  const { dragged, handlers } = useDragOrder(list, move);
  const onKeyDown = (event: KeyboardEvent, index: number) => {
    const step = { ArrowUp: -1, ArrowDown: 1 }[event.key];
    if (!event.altKey || !step) return;
    event.preventDefault();
    move(index, index + step);
  };
  const remove = (index: number) => {
    onChange(questions.filter((_, at) => at !== index));
    const next = questions[index + 1] ?? questions[index - 1];
    document.getElementById(next ? questionFieldId(next.id) : 'vacancy-screening_questions')?.focus();
  };
  if (questions.length === 0) return null;
  return (
    <>
      <ol ref={list} className="stack-3">
        {questions.map((question, index) => (
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- keys of the controls inside
          <li
            key={question.id}
            className={styles.question}
            data-dragged={dragged === index || undefined}
            onKeyDown={(event) => onKeyDown(event, index)}
          >
            <QuestionForm
              question={question}
              number={index + 1}
              isChecked={isChecked}
              handle={handlers(index)}
              onChange={(changed) =>
                onChange(questions.map((one) => (one.id === changed.id ? changed : one)))
              }
              onRemove={() => remove(index)}
            />
          </li>
        ))}
      </ol>
      <VisuallyHidden>
        <output>{announcement}</output>
      </VisuallyHidden>
    </>
  );
}
