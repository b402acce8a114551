import type { Suggestions } from '@cpa/shared/contracts';
import { useHost } from '@cpa/shared/remote';
import { BriefcaseIcon, CompanyIcon, ClockIcon, VisuallyHidden } from '@cpa/shared/ui';
import { type RefObject, useCallback, useEffect, useId, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useNavigate } from 'react-router';
import { useText } from '../../messages/laterTexts.ts';
import { type RecentOption, type SuggestionOption, suggestionOptions } from './suggestionOptions.ts';
import styles from './SuggestionPanel.module.css';
import { createSuggestionsApi } from './suggestionsApi.ts';
import { createSuggestionsSaga } from './suggestionsSaga.ts';
import { selectSuggestions, textTyped } from './suggestionsSlice.ts';
import { useListboxKeys } from './useListboxKeys.ts';

const NOTHING: Suggestions = { occupations: [], companies: [] };
const ICONS = { recent: ClockIcon, occupation: BriefcaseIcon, company: CompanyIcon };

export type SuggestionPanelProps = {
  /** Element that contains the search field. */
  container: RefObject<HTMLElement | null>;
  /** Text of the field. */
  text: string;
  recent?: readonly RecentOption[];
  /** Searches for a suggested occupation. */
  onSearch: (text: string) => void;
  onClose: () => void;
};

/** Suggestions below a search field: recent searches, occupations in four languages, and companies. */
export default function SuggestionPanel({
  container,
  text,
  recent,
  onSearch,
  onClose,
}: SuggestionPanelProps) {
  const t = useText();
  const host = useHost();
  const dispatch = useDispatch();
  const navigate = useNavigate();
  const listId = useId();
  const typed = text.trim();
  const loaded = useSelector((state: object) => selectSuggestions(state, typed));
  useEffect(() => {
    host.store.runFeatureSaga('public/suggestions', createSuggestionsSaga(createSuggestionsApi(host.api)));
  }, [host]);
  useEffect(() => {
    dispatch(textTyped(typed));
  }, [dispatch, typed]);

  const options = suggestionOptions(typed, useContinued(typed, loaded), recent);
  const choose = ({ action }: SuggestionOption) => {
    onClose();
    if ('search' in action) onSearch(action.search);
    else void navigate(action.path);
  };
  const optionId = useCallback((index: number) => `${listId}-${index}`, [listId]);
  const { active } = useListboxKeys({
    container,
    listId,
    text,
    optionId,
    count: options.length,
    onChoose: (index) => choose(options[index]!),
    onClose,
  });
  return (
    <>
      <div role="status">
        <VisuallyHidden>
          {options.length > 0 && t('suggestions.count', { count: options.length })}
        </VisuallyHidden>
      </div>
      {options.length > 0 && (
        <div id={listId} role="listbox" aria-label={t('suggestions.title')} className={styles.list}>
          {options.map((option, index) => (
            <Option
              key={optionId(index)}
              id={optionId(index)}
              option={option}
              isActive={index === active}
              onChoose={() => choose(option)}
            />
          ))}
        </div>
      )}
    </>
  );
}

/** Keeps the suggestions of a shorter text while those of the continued text are loaded. */
function useContinued(text: string, loaded: Suggestions | undefined): Suggestions {
  const [last, setLast] = useState({ text, suggestions: loaded });
  if (loaded && loaded !== last.suggestions) setLast({ text, suggestions: loaded });
  return loaded ?? (text.startsWith(last.text) ? last.suggestions : undefined) ?? NOTHING;
}

type OptionProps = {
  id: string;
  option: SuggestionOption;
  isActive: boolean;
  onChoose: () => void;
};

function Option({ id, option, isActive, onChoose }: OptionProps) {
  const { kind, label, language, note, open } = option;
  const t = useText();
  const Icon = ICONS[kind];
  return (
    // The keys are those of the search field, which keeps the focus.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus
    <div
      id={id}
      role="option"
      aria-selected={isActive}
      className={styles.option}
      onPointerDown={(event) => event.preventDefault()}
      onClick={onChoose}
    >
      <Icon size={16} className="mute rigid" />
      <span className="break shrink grow" dir="auto">
        <span lang={language}>{label}</span>
        {note !== undefined && <span className={styles.note}> {note}</span>}
      </span>
      {kind === 'company' && <span className={styles.meta}>{t('suggestions.company')}</span>}
      {open !== undefined && open > 0 && (
        <span className={styles.meta}>{t('suggestions.open', { count: open })}</span>
      )}
    </div>
  );
}
