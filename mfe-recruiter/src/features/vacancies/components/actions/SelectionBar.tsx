import type { OwnVacancy } from '@cpa/shared/contracts';
import {
  Button,
  DockPlace,
  DownloadIcon,
  IconButton,
  SendIcon,
  SparklesIcon,
  useMediaQuery,
  XIcon,
} from '@cpa/shared/ui';
import { CalendarPlusIcon, CircleStopIcon, RepeatIcon, TrashIcon } from '@cpa/shared/ui/icons';
import { useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useText } from '../../../../messages/texts.ts';
import { BULK_ACTIONS, canDo, type VacancyAction } from '../../model/likelyAction.ts';
import { events, selectActionRun } from '../../state/actionsSlice.ts';
import styles from './SelectionBar.module.css';
import { useConsequence } from './useConsequence.ts';

type SelectionBarProps = {
  chosen: readonly OwnVacancy[];
  /** All vacancies that match the filters. */
  total: number;
  today: string;
  onSelectAll: () => void;
  onClear: () => void;
  onExport: () => void;
  onAsk: (action: VacancyAction) => void;
};

type BulkAction = (typeof BULK_ACTIONS)[number];

const ICONS = {
  publish: SendIcon,
  extend: CalendarPlusIcon,
  close: CircleStopIcon,
  sponsor: SparklesIcon,
  repost: RepeatIcon,
  delete: TrashIcon,
};

/** Actions that always ask for confirmation in a dialog. */
const ASKED: ReadonlySet<BulkAction> = new Set(['delete', 'publish']);

/** Phones have no room for the effect of an action in the bar. */
const PHONE = '(max-width: 767px)';

/**
 * Bar below the table with the actions on the selection. The chosen one shows its effect above; on phones, all of them
 * ask for confirmation in a dialog.
 */
export function SelectionBar({
  chosen,
  total,
  today,
  onSelectAll,
  onClear,
  onExport,
  onAsk,
}: SelectionBarProps) {
  const t = useText();
  const [picked, setPicked] = useState<BulkAction | null>(null);
  const isPhone = useMediaQuery(PHONE);
  const isAsked = (action: BulkAction) => isPhone || ASKED.has(action);
  const possible = BULK_ACTIONS.filter((action) => chosen.some((vacancy) => canDo(action, vacancy)));
  const shown = possible.filter((action) => !isAsked(action));
  const action = shown.find((each) => each === picked) ?? shown[0] ?? null;
  const choose = (next: BulkAction) => (isAsked(next) ? onAsk(next) : setPicked(next));
  return (
    <DockPlace kind="selection" as="section" className={styles.bar} aria-label={t('selection.label')}>
      {action && <Effect action={action} chosen={chosen} today={today} onAsk={() => onAsk(action)} />}
      <div className={styles.actions}>
        <p className={styles.count} role="status">
          {t('selection.count', { count: chosen.length })}
        </p>
        <div className={styles.tools}>
          {possible.map((id) => {
            const Icon = ICONS[id];
            return (
              <button
                key={id}
                type="button"
                className={styles.action}
                data-destructive={id === 'delete' || undefined}
                aria-pressed={isAsked(id) ? undefined : id === action}
                onClick={() => choose(id)}
              >
                <Icon size={16} />
                {t(`selection.${id}`)}
              </button>
            );
          })}
          <button type="button" className={styles.action} onClick={onExport}>
            <DownloadIcon size={16} />
            {t('selection.export')}
          </button>
        </div>
        <span className={styles.end}>
          {chosen.length < total && (
            <button type="button" className={styles.all} onClick={onSelectAll}>
              {t('selection.all', { count: total })}
            </button>
          )}
          <IconButton
            className={styles.clear}
            label={t('selection.clear')}
            icon={<XIcon />}
            onClick={onClear}
          />
        </span>
      </div>
    </DockPlace>
  );
}

type EffectProps = {
  action: BulkAction;
  chosen: readonly OwnVacancy[];
  today: string;
  onAsk: () => void;
};

function Effect({ action, chosen, today, onAsk }: EffectProps) {
  const t = useText();
  const dispatch = useDispatch();
  const run = useSelector(selectActionRun);
  const { title, lines, confirmLabel, targets, isUnpaid } = useConsequence({ action, chosen, today });
  const Icon = ICONS[action];
  const isWorking = run.status === 'working';
  return (
    <div className={styles.effect}>
      <Icon />
      <div className={styles.texts}>
        <p className={styles.title}>{title}</p>
        <p>
          {isWorking
            ? t('selection.progress', { done: run.done, count: run.targets.length })
            : lines.join(' ')}
        </p>
      </div>
      {isUnpaid && (
        <Button variant="secondary" size="small" onClick={onAsk}>
          {t('selection.more')}
        </Button>
      )}
      {targets.length > 0 && action === 'extend' && (
        <Button variant="secondary" size="small" disabled={isWorking} onClick={onAsk}>
          {t('selection.chooseDate')}
        </Button>
      )}
      {targets.length > 0 && (
        <Button
          size="small"
          isLoading={isWorking}
          onClick={() => dispatch(events.actionConfirmed({ action, targets }))}
        >
          {confirmLabel}
        </Button>
      )}
    </div>
  );
}
