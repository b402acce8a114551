import type { ApplicationStatus } from '@cpa/shared/contracts';
import { StatusDot, useApplicationStatusName } from '@cpa/shared/domain';
import { MailIcon } from '@cpa/shared/ui';
import { ArrowDownIcon, ArrowUpIcon } from '@cpa/shared/ui/icons';
import { ContextMenu } from '@cpa/shared/ui/menu';
import { useRef } from 'react';
import { useText } from '../../../../messages/texts.ts';
import { SETTABLE } from '../../../../status-changes/settableStatuses.ts';
import styles from './MoveMenu.module.css';
import type { MoveActions } from './useMoveActions.ts';

type MoveMenuProps = { menu: NonNullable<MoveActions['menu']>; actions: MoveActions };

/** The statuses to which applicants can be moved, with or without a message, and the places in the column. */
export default function MoveMenu({ menu: { applicants, anchor, places }, actions }: MoveMenuProps) {
  const t = useText();
  const statusName = useApplicationStatusName('recruiter');
  const ids = applicants.map(({ id }) => id);
  const [only] = applicants.length === 1 ? applicants : [];
  const label = only
    ? t('moves.menuOf', { name: only.name ?? t('applicants.removed') })
    : t('moves.menuOfMany', { count: applicants.length });
  const statuses = SETTABLE.map((id) => ({
    id,
    name: id === 'rejected' ? t('moves.asks', { status: statusName(id) }) : statusName(id),
    icon: (
      <span className={styles.dot}>
        <StatusDot status={id} />
      </span>
    ),
  }));
  const steps = [
    ...(places?.up ? [{ id: 'up' as const, name: t('moves.up'), icon: <ArrowUpIcon size={16} /> }] : []),
    ...(places?.down
      ? [{ id: 'down' as const, name: t('moves.down'), icon: <ArrowDownIcon size={16} /> }]
      : []),
  ];
  const isChosen = useRef(false);
  const act = (chosen: ApplicationStatus | 'up' | 'down' | 'message') => {
    if (chosen === 'message') actions.compose(ids, null);
    else if (chosen === 'up' || chosen === 'down') {
      const place = places?.[chosen];
      if (only && place) actions.place(only, place);
    } else if (chosen !== only?.status) actions.move(ids, chosen, { from: only?.status });
  };
  return (
    <ContextMenu
      label={label}
      anchor={anchor}
      sections={[
        { title: label, items: statuses, ...(only && { chosen: only.status }) },
        ...(steps.length > 0 ? [{ title: t('moves.inColumn'), isTitleHidden: true, items: steps }] : []),
        { items: [{ id: 'message' as const, name: t('moves.withMessage'), icon: <MailIcon size={16} /> }] },
      ]}
      onChoose={(chosen) => {
        if (isChosen.current) return;
        isChosen.current = true;
        actions.closeMenu();
        // The browser paints the chosen item before the cards move.
        setTimeout(() => {
          // A dialog returns the focus to where it was, and React unmounts the menu item.
          if (anchor instanceof HTMLElement) anchor.focus();
          act(chosen);
        });
      }}
      onClose={actions.closeMenu}
    />
  );
}
