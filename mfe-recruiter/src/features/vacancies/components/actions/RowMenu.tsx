import type { OwnVacancy } from '@cpa/shared/contracts';
import { useFormat } from '@cpa/shared/i18n';
import { paths } from '@cpa/shared/routing';
import { selectIsUnverified } from '@cpa/shared/session';
import { ExternalLinkIcon, SendIcon, SparklesIcon, UsersIcon } from '@cpa/shared/ui';
import {
  CalendarPlusIcon,
  CircleStopIcon,
  CopyIcon,
  PencilIcon,
  RepeatIcon,
  TrashIcon,
} from '@cpa/shared/ui/icons';
import { ContextMenu, type MenuSection } from '@cpa/shared/ui/menu';
import { useSelector } from 'react-redux';
import { useNavigate } from 'react-router';
import { useText } from '../../../../messages/texts.ts';
import { recruiterPaths } from '../../../../routing/recruiterPaths.ts';
import { canDo, VACANCY_ACTIONS, type VacancyAction } from '../../model/likelyAction.ts';
import { planExtension, planRepost } from '../../model/postingPlan.ts';
import { daysLeft } from '../../model/vacancyTabs.ts';
import { selectPostings, selectSponsorship } from '../../state/actionsSlice.ts';

type RowMenuProps = {
  vacancy: OwnVacancy;
  anchor: Element;
  today: string;
  onAsk: (action: VacancyAction) => void;
  onClose: () => void;
};

type ItemId = VacancyAction | 'view' | 'edit' | 'applicants';

/** All actions on a vacancy. Names end in "…" where the action asks for confirmation. */
export function RowMenu({ vacancy, anchor, today, onAsk, onClose }: RowMenuProps) {
  const t = useText();
  const navigate = useNavigate();
  const costs = useCosts(vacancy, today);
  const isUnverified = useSelector(selectIsUnverified);
  const { id, title, status, applicants_count } = vacancy;
  const action = (name: VacancyAction, icon: React.ReactNode, aside?: string) =>
    canDo(name, vacancy) || name === 'delete'
      ? [
          {
            id: name,
            name: t(`vacancyMenu.${name}`),
            icon,
            ...(aside && { aside }),
            ...(name === 'extend' && costs.isLongest && { disabledReason: t('vacancyMenu.longest') }),
            ...(isUnverified &&
              (status !== 'draft' || name === 'publish') &&
              name !== 'duplicate' && { disabledReason: t('vacancyMenu.unverified') }),
            isDestructive: name === 'delete',
          },
        ]
      : [];
  const sections: MenuSection<ItemId>[] = [
    {
      items: [
        ...(status === 'draft'
          ? []
          : [{ id: 'view' as const, name: t('vacancyMenu.view'), icon: <ExternalLinkIcon /> }]),
        { id: 'edit', name: t('vacancyMenu.edit'), icon: <PencilIcon />, aside: 'E' },
        {
          id: 'applicants',
          name: t('vacancyMenu.applicants'),
          icon: <UsersIcon />,
          aside: String(applicants_count),
        },
      ],
    },
    {
      items: [
        ...action('publish', <SendIcon />),
        ...action('extend', <CalendarPlusIcon />, costs.extend),
        ...action('sponsor', <SparklesIcon />, costs.sponsor),
        ...action('repost', <RepeatIcon />, costs.repost),
        ...action('duplicate', <CopyIcon />, t('vacancyMenu.asDraft')),
      ],
    },
    { items: [...action('close', <CircleStopIcon />), ...action('delete', <TrashIcon />)] },
  ];
  const links: Partial<Record<ItemId, string>> = {
    view: paths.vacancy(id),
    edit: paths.recruiter.editVacancy(id),
    applicants: recruiterPaths.vacancyApplicants(id),
  };
  const choose = (chosen: ItemId) => {
    const link = links[chosen];
    const asked = VACANCY_ACTIONS.find((name) => name === chosen);
    if (link) void navigate(link);
    else if (asked) onAsk(asked);
  };
  return (
    <ContextMenu
      label={t('vacancyTable.menu', { title })}
      anchor={anchor}
      sections={sections}
      onChoose={choose}
      onClose={onClose}
    />
  );
}

/** Cost or gain of each action, in two words. */
function useCosts(
  vacancy: OwnVacancy,
  today: string,
): { extend?: string; sponsor?: string; repost?: string; isLongest?: boolean } {
  const t = useText();
  const { formatMoney } = useFormat();
  const companies = useSelector(selectPostings);
  const sponsorship = useSelector(selectSponsorship);
  if (!companies) return {};
  const means = { companies, today };
  const [extension] = planExtension([vacancy], means);
  const [reposting] = planRepost([vacancy], means);
  const gained =
    extension?.problem === null
      ? (daysLeft({ valid_through: extension.until }, vacancy.valid_through ?? today) ?? 0)
      : 0;
  const hasSponsorship = companies.some(
    ({ company_id, sponsorships_left }) => company_id === vacancy.company.id && sponsorships_left > 0,
  );
  return {
    isLongest: extension?.problem === 'alreadyLongest',
    ...(gained > 0 && { extend: t('vacancyMenu.days', { count: gained }) }),
    ...(sponsorship && {
      sponsor: hasSponsorship ? t('vacancyMenu.paid') : formatMoney(sponsorship.price, sponsorship.currency),
    }),
    ...(reposting &&
      reposting.problem !== 'wrongStatus' && {
        repost: t(reposting.uses === 'package' ? 'vacancyMenu.onePosting' : 'vacancyMenu.free'),
      }),
  };
}
