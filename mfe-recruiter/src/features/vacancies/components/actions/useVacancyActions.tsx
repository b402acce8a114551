import type { OwnVacancy } from '@cpa/shared/contracts';
import { afterDialogs } from '@cpa/shared/ui';
import { useCallback, useEffect, useState, type ReactNode } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import type { VacancyAction } from '../../model/likelyAction.ts';
import { events, selectActionRun } from '../../state/actionsSlice.ts';
import { ActionDialog } from './ActionDialog.tsx';
import { ActionReport } from './ActionReport.tsx';
import { focusRowLater } from './focusRowLater.ts';
import { RowMenu } from './RowMenu.tsx';

type Asked = { action: VacancyAction; ids: readonly number[] };
type OpenMenu = { id: number; anchor: Element };

/** The menu of a row, the confirmation dialog, and the report of failed rows. One of each serves all rows. */
export function useVacancyActions(
  ordered: readonly OwnVacancy[],
  today: string,
  onFinished: (failedIds: readonly number[]) => void,
) {
  const dispatch = useDispatch();
  const run = useSelector(selectActionRun);
  const [asked, setAsked] = useState<Asked | null>(null);
  const [menu, setMenu] = useState<OpenMenu | null>(null);
  const [seenRun, setSeenRun] = useState(run);
  if (run !== seenRun) {
    setSeenRun(run);
    if (run.status === 'finished') setAsked(null);
  }

  const ask = useCallback((action: VacancyAction, chosen: readonly OwnVacancy[]) => {
    setAsked({ action, ids: chosen.map(({ id }) => id) });
  }, []);
  const askOne = useCallback((action: VacancyAction, id: number) => setAsked({ action, ids: [id] }), []);
  const openMenu = useCallback((id: number, anchor: Element) => {
    if (anchor instanceof HTMLElement) anchor.focus();
    setMenu({ id, anchor });
  }, []);

  const hasFailures = run.status === 'finished' && run.failed.length > 0;
  const targets = run.status === 'working' ? run.targets : null;
  useEffect(() => (targets ? focusRowLater(targets.map(({ id }) => id)) : undefined), [targets]);
  useEffect(() => {
    if (run.status !== 'finished') return;
    onFinished(run.failed.map(({ target }) => target.id));
    if (run.failed.length === 0) dispatch(events.resultDismissed());
  }, [run, onFinished, dispatch]);

  const byId = (ids: readonly number[]) => ordered.filter(({ id }) => ids.includes(id));
  const menuVacancy = menu && ordered.find(({ id }) => id === menu.id);
  const chosen = asked ? byId(asked.ids) : [];
  const overlay: ReactNode = (
    <>
      {menu && menuVacancy && (
        <RowMenu
          vacancy={menuVacancy}
          anchor={menu.anchor}
          today={today}
          onAsk={(action) => askOne(action, menu.id)}
          onClose={() => setMenu(null)}
        />
      )}
      {asked && chosen.length > 0 && !hasFailures && (
        <ActionDialog
          key={asked.action}
          action={asked.action}
          chosen={chosen}
          today={today}
          onClose={() => {
            setAsked(null);
            if (chosen.length === 1) afterDialogs(() => focusMenuButton(chosen[0]!.id));
          }}
          onInstead={(action) => setAsked({ ...asked, action })}
        />
      )}
      {run.status === 'finished' && hasFailures && (
        <ActionReport run={run} onClose={() => dispatch(events.resultDismissed())} />
      )}
    </>
  );
  return { ask, askOne, openMenu, overlay };
}

/** The item of the menu that opened the dialog is gone, so that the dialog could not restore the focus. */
function focusMenuButton(id: number): void {
  // A button of the row or the selection bar is still there and has the focus again.
  if (document.activeElement?.closest('[data-vacancy], [data-dock]')) return;
  document.querySelector<HTMLElement>(`[data-vacancy="${id}"] [data-row-menu]`)?.focus();
}
