import { ApplicationStatusBadge } from '@cpa/shared/domain';
import { useHost } from '@cpa/shared/remote';
import { ErrorNotice, SearchField, VisuallyHidden } from '@cpa/shared/ui';
import { Dialog } from '@cpa/shared/ui/dialog';
import { type KeyboardEvent, useEffect, useId, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useText } from '../../../../messages/texts.ts';
import { foundApplicants, foundVacancies } from '../../state/find.ts';
import styles from './FindDialog.module.css';
import { useFound } from './useFound.ts';

/** Milliseconds without typing after which the number of results is read out. */
const QUIET_MS = 500;

/** Finds vacancies, applicants and pages of the recruiter. */
export default function FindDialog({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const t = useText();
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={t('find.title')}>
      <Find onClose={onClose} />
    </Dialog>
  );
}

/** https://www.w3.org/WAI/ARIA/apg/patterns/combobox/ */
function Find({ onClose }: { onClose: () => void }) {
  const t = useText();
  const { navigation } = useHost();
  const [typed, setTyped] = useState('');
  const [active, setActive] = useState(0);
  const listId = useId();
  const optionId = (index: number) => `${listId}-${index}`;
  const groups = useFound(typed);
  const all = groups.flatMap(({ found }) => found);
  const { isLoading, isFailed, retry } = useLists();
  const count = useQuiet(typed === '' || isLoading ? '' : t('find.count', { count: all.length }));

  const activeId = all.length > 0 ? optionId(active) : undefined;
  useEffect(() => {
    if (activeId) document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' });
  }, [activeId]);

  const open = (to: string) => {
    onClose();
    navigation.navigate(to);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing || event.altKey || event.ctrlKey || event.metaKey) return;
    if (event.key === 'Enter' && all[active]) open(all[active].to);
    else if (event.key === 'ArrowDown' && all.length > 0) setActive((active + 1) % all.length);
    else if (event.key === 'ArrowUp' && all.length > 0) setActive((active + all.length - 1) % all.length);
    else return;
    event.preventDefault();
  };

  return (
    <div className="stack-3">
      <SearchField
        // The dialog was opened to type here.
        // oxlint-disable-next-line jsx-a11y/no-autofocus
        autoFocus
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={all.length > 0}
        aria-controls={all.length > 0 ? listId : undefined}
        aria-activedescendant={activeId}
        label={t('find.label')}
        placeholder={t('find.label')}
        value={typed}
        onValueChange={(text) => {
          setTyped(text);
          setActive(0);
        }}
        onKeyDown={onKeyDown}
      />
      <div role="status">
        <VisuallyHidden>{count}</VisuallyHidden>
      </div>
      {isFailed && (
        <ErrorNotice title={t('find.failed')} onRetry={retry}>
          {t('find.pagesWork')}
        </ErrorNotice>
      )}
      <div className={styles.results}>
        {all.length > 0 && (
          <div id={listId} role="listbox" aria-label={t('find.list')} className={styles.list}>
            {groups.map(({ name, found }, at) => {
              const before = groups.slice(0, at).reduce((sum, group) => sum + group.found.length, 0);
              return (
                <div key={name} role="group" aria-label={name}>
                  <div className={styles.group} aria-hidden>
                    {name}
                  </div>
                  {found.map((entry, place) => (
                    // The keys are those of the field, which keeps the focus.
                    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus
                    <div
                      key={entry.to}
                      id={optionId(before + place)}
                      role="option"
                      aria-selected={before + place === active}
                      className={styles.option}
                      onPointerDown={(event) => event.preventDefault()}
                      onClick={() => open(entry.to)}
                    >
                      <entry.Icon />
                      <span
                        className={styles.name}
                        lang={entry.status ? undefined : entry.lang}
                        translate={entry.status ? 'no' : undefined}
                      >
                        {entry.name}
                      </span>{' '}
                      <span className={styles.note} lang={entry.status ? entry.lang : undefined}>
                        {entry.note}
                      </span>
                      {entry.status && <ApplicationStatusBadge status={entry.status} audience="recruiter" />}
                    </div>
                  ))}
                </div>
              );
            })}
          </div>
        )}
        {typed !== '' && (isLoading || all.length === 0) && !isFailed && (
          <p className={styles.empty}>{isLoading ? t('find.loading') : t('find.nothing', { text: typed })}</p>
        )}
      </div>
    </div>
  );
}

/** Loads vacancies and applicants when the dialog opens. What an earlier dialog loaded is shown meanwhile. */
function useLists() {
  const dispatch = useDispatch();
  const vacancies = useSelector(foundVacancies.select);
  const applicants = useSelector(foundApplicants.select);
  const load = () => {
    dispatch(foundVacancies.opened());
    dispatch(foundApplicants.opened());
  };
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- once for each dialog.
  useEffect(load, [dispatch]);
  const reads = [vacancies, applicants];
  return {
    isLoading: reads.some(({ status }) => status === 'idle' || status === 'loading'),
    isFailed: reads.some(({ error }) => error !== null),
    retry: load,
  };
}

/** Returns a text that has not changed for a while. */
function useQuiet(text: string): string {
  const [quiet, setQuiet] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setQuiet(text), QUIET_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return quiet;
}
