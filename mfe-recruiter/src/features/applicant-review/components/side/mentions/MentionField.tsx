import type { CompanyMember } from '@cpa/shared/contracts';
import { selectProfile } from '@cpa/shared/session';
import { TextArea, VisuallyHidden } from '@cpa/shared/ui';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useDispatch, useSelector } from 'react-redux';
import { mentionAt, peopleFor } from '../../../model/mentions.ts';
import { colleagues } from '../../../state/colleagues.ts';
import { useText } from '../../../texts.ts';
import { MentionOption } from './MentionOption.tsx';
import styles from './MentionField.module.css';

type MentionFieldProps = {
  companyId: number;
  label: string;
  value: string;
  error: string | undefined;
  autoFocus?: boolean;
  onText: (text: string) => void;
};

const MAX_SHOWN = 8;

/**
 * Text of a note. `@` opens a list of the other members of the company; the focus stays in the field. A field for
 * several lines cannot be a combobox, but it may control a listbox.
 * https://www.w3.org/TR/html-aria/#el-textarea
 */
export function MentionField({ companyId, value, error, onText, ...field }: MentionFieldProps) {
  const t = useText();
  const dispatch = useDispatch();
  const listId = useId();
  const ref = useRef<HTMLTextAreaElement>(null);
  const ownId = useSelector(selectProfile)?.id;
  const { status, data } = useSelector((state: object) => colleagues.select(state, companyId));
  /** Null without the focus. */
  const [caret, setCaret] = useState<number | null>(null);
  /** Index of the `@` whose list was closed. */
  const [closedAt, setClosedAt] = useState<number | null>(null);
  const [active, setActive] = useState(0);

  const typed = caret === null ? null : mentionAt(value, caret);
  const isMentioning = typed !== null;
  useEffect(() => {
    if (isMentioning) dispatch(colleagues.opened(companyId));
  }, [isMentioning, companyId, dispatch]);

  const others = data?.filter(({ account_id }) => account_id !== ownId) ?? [];
  const isClosed = !typed || typed.start === closedAt;
  const options = isClosed ? [] : peopleFor(others, typed.query).slice(0, MAX_SHOWN);
  const isOpen = options.length > 0;
  const optionId = (index: number) => `${listId}-${index}`;

  const choose = ({ name }: CompanyMember) => {
    if (!typed || caret === null) return;
    const before = `${value.slice(0, typed.start)}@${name} `;
    flushSync(() => {
      onText(before + value.slice(caret));
      setCaret(before.length);
      setActive(0);
    });
    ref.current?.setSelectionRange(before.length, before.length);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (!isOpen || event.nativeEvent.isComposing || event.altKey || event.ctrlKey || event.metaKey) return;
    if (event.key === 'Escape') setClosedAt(typed?.start ?? null);
    else if (event.key === 'Enter' && options[active]) choose(options[active]);
    else if (event.key === 'ArrowDown') setActive((active + 1) % options.length);
    else if (event.key === 'ArrowUp') setActive(active > 0 ? active - 1 : options.length - 1);
    else return;
    event.preventDefault();
  };

  const hasNoOthers = isMentioning && status === 'loaded' && others.length === 0;
  const hint = isMentioning && status === 'failed' ? 'failed' : hasNoOthers ? 'none' : 'hint';
  return (
    <div className="relative">
      <TextArea
        {...field}
        ref={ref}
        rows={2}
        maxLength={4000}
        value={value}
        error={error}
        hint={t(`mentions.${hint}`)}
        aria-autocomplete="list"
        aria-controls={isOpen ? listId : undefined}
        aria-activedescendant={isOpen ? optionId(active) : undefined}
        onChange={({ target }) => {
          onText(target.value);
          setCaret(target.selectionStart);
          setActive(0);
          if (target.value[closedAt ?? -1] !== '@') setClosedAt(null);
        }}
        onSelect={({ currentTarget }) => setCaret(currentTarget.selectionStart)}
        onKeyDown={onKeyDown}
        onBlur={() => setCaret(null)}
      />
      <div role="status">
        <VisuallyHidden>{isOpen && t('mentions.count', { count: options.length })}</VisuallyHidden>
      </div>
      {isOpen && (
        <div id={listId} role="listbox" aria-label={t('mentions.list')} className={styles.list}>
          {options.map((member, index) => (
            <MentionOption
              key={member.account_id}
              id={optionId(index)}
              member={member}
              isActive={index === active}
              onChoose={() => choose(member)}
            />
          ))}
        </div>
      )}
    </div>
  );
}
