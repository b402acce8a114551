import { type ApplicantListItem, applicationStatusSchema } from '@cpa/shared/contracts';
import { useApplicationStatusName } from '@cpa/shared/domain';
import { Button, ChevronDownIcon } from '@cpa/shared/ui';
import { Menu } from '@cpa/shared/ui/menu';
import { useDispatch, useSelector } from 'react-redux';
import { useText } from '../../../messages/texts.ts';
import { statusChangeRequested } from '../state/applicantEvents.ts';
import { selectIsChanging } from '../state/applicantsSlice.ts';
import styles from './StatusMenu.module.css';

/**
 * The applicant's status with a menu to change it. Sends no note and no e-mail; `StatusForm` on the page of the
 * applicant does.
 */
export function StatusMenu({ applicant }: { applicant: ApplicantListItem }) {
  const t = useText();
  const dispatch = useDispatch();
  const statusName = useApplicationStatusName('recruiter');
  const isChanging = useSelector((state: object) => selectIsChanging(state, applicant.id));
  const status = statusName(applicant.status);
  const name = applicant.name ?? t('applicants.removed');
  return (
    <Menu
      trigger={
        <Button
          variant="secondary"
          size="small"
          isLoading={isChanging}
          className={styles.trigger}
          aria-label={t('statusChange.trigger', { status, name })}
        >
          <span className={styles.dot} data-status={applicant.status} />
          {status}
          <ChevronDownIcon size={16} />
        </Button>
      }
      sections={[
        {
          title: t('statusChange.menu'),
          items: applicationStatusSchema.options.map((id) => ({ id, name: statusName(id) })),
          chosen: applicant.status,
        },
      ]}
      onChoose={(chosen) => {
        if (isChanging || chosen === applicant.status) return;
        dispatch(statusChangeRequested({ applicant, update: { status: chosen } }));
      }}
    />
  );
}
