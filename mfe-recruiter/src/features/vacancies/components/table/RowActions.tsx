import type { OwnVacancy } from '@cpa/shared/contracts';
import { paths } from '@cpa/shared/routing';
import { Button, ExternalLinkIcon, IconButton, LinkButton, UsersIcon } from '@cpa/shared/ui';
import { MoreIcon, PencilIcon } from '@cpa/shared/ui/icons';
import { Link } from 'react-router';
import { useText } from '../../../../messages/texts.ts';
import { recruiterPaths } from '../../../../routing/recruiterPaths.ts';
import { likelyAction } from '../../model/likelyAction.ts';
import styles from './RowActions.module.css';
import type { RowHandlers } from './rowHandlers.ts';

type RowActionsProps = { vacancy: OwnVacancy; handlers: RowHandlers; today: string };

/** The most likely action of a vacancy and its menu; hover and focus reveal View, Edit and Applicants. */
export function RowActions({ vacancy, handlers, today }: RowActionsProps) {
  const t = useText();
  const { id, title, status } = vacancy;
  const likely = likelyAction(vacancy, today);
  const quick = [
    // Focusing the link loads the page, which a draft does not have.
    ...(status === 'draft'
      ? []
      : [{ to: paths.vacancy(id), label: t('vacancyMenu.view'), Icon: ExternalLinkIcon }]),
    { to: paths.recruiter.editVacancy(id), label: t('vacancyMenu.edit'), Icon: PencilIcon, shortcut: 'E' },
    { to: recruiterPaths.vacancyApplicants(id), label: t('vacancyMenu.applicants'), Icon: UsersIcon },
  ];
  return (
    <div className={styles.actions}>
      {likely === 'finish' && (
        <LinkButton
          className={styles.likely}
          variant="secondary"
          size="small"
          to={paths.recruiter.editVacancy(id)}
          aria-label={t('vacancyTable.finishNamed', { title })}
        >
          {t('vacancyTable.finish')}
        </LinkButton>
      )}
      {(likely === 'extend' || likely === 'repost') && (
        <Button
          className={styles.likely}
          variant="secondary"
          size="small"
          aria-haspopup="dialog"
          aria-label={t(`vacancyTable.${likely}Named`, { title })}
          onClick={() => handlers.onAsk(likely, id)}
        >
          {t(`vacancyTable.${likely}`)}
        </Button>
      )}
      <span className={styles.quick}>
        {quick.map(({ to, label, Icon, shortcut }) => (
          <Link
            key={to}
            to={to}
            className={styles.link}
            title={shortcut ? `${label} (${shortcut})` : label}
            aria-label={`${label}: ${title}`}
            aria-keyshortcuts={shortcut}
          >
            <Icon size={16} />
          </Link>
        ))}
      </span>
      <IconButton
        className={styles.menu}
        data-row-menu=""
        aria-haspopup="menu"
        label={t('vacancyTable.menu', { title })}
        title={t('vacancyTable.more')}
        icon={<MoreIcon />}
        onClick={(event) => handlers.onMenu(id, event.currentTarget)}
      />
    </div>
  );
}
