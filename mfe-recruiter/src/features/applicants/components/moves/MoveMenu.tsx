import { useApplicationStatusName } from '@cpa/shared/domain';
import { MailIcon } from '@cpa/shared/ui';
import { ContextMenu } from '@cpa/shared/ui/menu';
import { useText } from '../../../../messages/texts.ts';
import { SETTABLE } from '../../../../status-changes/settableStatuses.ts';
import { StatusDot } from '../StatusDot.tsx';
import type { MoveActions } from './useMoveActions.ts';

type MoveMenuProps = { menu: NonNullable<MoveActions['menu']>; actions: MoveActions };

/** The statuses to which applicants can be moved, and the way to do it with a message. */
export default function MoveMenu({ menu: { applicants, anchor }, actions }: MoveMenuProps) {
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
    icon: <StatusDot status={id} />,
  }));
  return (
    <ContextMenu
      label={label}
      anchor={anchor}
      sections={[
        { title: label, items: statuses, ...(only && { chosen: only.status }) },
        { items: [{ id: 'message' as const, name: t('moves.withMessage'), icon: <MailIcon /> }] },
      ]}
      onChoose={(chosen) => {
        actions.closeMenu();
        if (chosen === 'message') actions.compose(ids, null);
        else if (chosen !== only?.status) actions.move(ids, chosen);
      }}
      onClose={actions.closeMenu}
    />
  );
}
