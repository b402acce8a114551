import type { OwnVacancy } from '@cpa/shared/contracts';
import { useFormat } from '@cpa/shared/i18n';
import { useSelector } from 'react-redux';
import { type text, useText } from '../../../../messages/texts.ts';
import { planPublication, type Publishable } from '../../../../publishing/publicationPlan.ts';
import { usePublicationLines } from '../../../../publishing/usePublicationLines.ts';
import { canDo, type VacancyAction } from '../../model/likelyAction.ts';
import {
  type PlannedPosting,
  planExtension,
  planRepost,
  postingsLeft,
  sponsorshipsLeft,
} from '../../model/postingPlan.ts';
import { type ActionTarget, selectPostings, selectSponsorship } from '../../state/actionsSlice.ts';

/** Description of an action's effect, with the calls that perform it. */
export type Consequence = {
  title: string;
  /** Sentences, one for each effect. */
  lines: string[];
  confirmLabel: string;
  /** Vacancies that the action applies to; empty when it is not possible. */
  targets: ActionTarget[];
  /** True when a purchase is needed first. */
  isUnpaid: boolean;
};

type Question = { action: VacancyAction; chosen: readonly OwnVacancy[]; today: string; wanted?: string };

/** Computes the effect of an action on the chosen vacancies, shown before it is confirmed. */
export function useConsequence({ action, chosen, today, wanted }: Question): Consequence {
  const t = useText();
  const format = useFormat();
  const { formatMoney } = format;
  const publicationLines = usePublicationLines();
  const postings = useSelector(selectPostings);
  const companies = postings ?? [];
  const sponsorship = useSelector(selectSponsorship);
  const means = { companies, today };
  const allowed = chosen.filter((vacancy) => canDo(action, vacancy));
  const [first] = allowed.length > 0 ? allowed : chosen;
  const skipped = chosen.length - allowed.length;
  const asked = (targets: ActionTarget[], lines: string[], isUnpaid = false): Consequence => {
    const count = targets.length || allowed.length || chosen.length;
    const title = first?.title ?? '';
    const left =
      skipped > 0 && chosen.length > 1 ? [t(`vacancyActions.${action}.skipped`, { count: skipped })] : [];
    return {
      title: t(`vacancyActions.${action}.title`, { count, title }),
      lines: [...lines, ...left],
      confirmLabel: t(`vacancyActions.${action}.confirm`, { count }),
      targets,
      isUnpaid,
    };
  };
  const plain = allowed.map(({ id, title }) => ({ id, title }));

  if (action === 'extend' || action === 'repost') {
    const plan = action === 'extend' ? planExtension(allowed, means, wanted) : planRepost(allowed, means);
    const possible = plan.filter(({ problem }) => problem === null);
    const targets = possible.map(({ vacancy: { id, title }, until }) => ({
      id,
      title,
      ...(action === 'extend' && until ? { valid_through: until } : {}),
    }));
    const left = postingsLeft(allowed, companies);
    const isUnpaid = possible.length === 0 && plan.some(({ problem }) => problem === 'noPostingLeft');
    const question = asked(targets, postingLines(t, format, action, plan, left), isUnpaid);
    if (action === 'repost' || isUnpaid || targets.length > 0) return question;
    const count = allowed.length || chosen.length;
    return {
      ...question,
      title: t('vacancyActions.extend.none', { count, title: first?.title ?? '' }),
    };
  }
  if (action === 'publish') {
    // Without the postings the cost is left out; the server still checks it.
    const plan = postings && planPublication(allowed.map(toPublishable), postings, today);
    if (!plan) return asked(plain, [t('vacancyActions.publish.checked')]);
    const targets = plan.publishable.map(({ id, title, until }) => {
      const ownDay = allowed.find((vacancy) => vacancy.id === id)?.valid_through ?? until;
      return { id, title, ...(ownDay !== until && { valid_through: null }) };
    });
    const scheduled = allowed.filter(
      ({ id, opens_at }) => opens_at && targets.some((each) => each.id === id),
    );
    const lines = [
      ...publicationLines(plan),
      ...(scheduled.length > 0 ? [t('vacancyActions.publish.scheduled', { count: scheduled.length })] : []),
      ...(targets.length > 0 ? [t('vacancyActions.publish.checked')] : []),
    ];
    const question = asked(targets, lines, plan.unpaid.length > 0);
    return targets.length > 0 ? question : { ...question, title: t('vacancyActions.publish.none') };
  }
  if (action === 'sponsor') {
    const left = sponsorshipsLeft(allowed, companies);
    const price = sponsorship ? formatMoney(sponsorship.price, sponsorship.currency) : '';
    const days = sponsorship?.duration_days ?? 0;
    const effect = t('vacancyActions.sponsor.effect', { days });
    if (left === 0) return asked([], [effect, t('vacancyActions.sponsor.price', { price })], true);
    const uses = Math.min(plain.length, left);
    return asked(plain.slice(0, left), [effect, t('vacancyActions.sponsor.uses', { uses, left })]);
  }
  if (action === 'close') {
    const applicants = allowed.reduce((sum, { applicants_count }) => sum + applicants_count, 0);
    return asked(plain, [
      t('vacancyActions.close.effect', { count: allowed.length }),
      t('vacancyActions.close.applicants', { count: applicants }),
    ]);
  }
  if (action === 'duplicate') {
    const [vacancy] = chosen;
    return asked(plain, [
      t('vacancyActions.duplicate.effect', {
        copy: t('vacancyActions.copyTitle', { title: vacancy?.title ?? '' }),
      }),
      t('vacancyActions.duplicate.left'),
      t('vacancyActions.duplicate.free'),
    ]);
  }
  const deletable = allowed.filter(({ applicants_count }) => applicants_count === 0);
  const kept = allowed.length - deletable.length;
  return asked(
    deletable.map(({ id, title }) => ({ id, title })),
    [
      ...(deletable.length > 0 ? [t('vacancyActions.delete.effect', { count: deletable.length })] : []),
      ...(kept > 0 ? [t('vacancyActions.delete.kept', { count: kept })] : []),
      ...(allowed.length === 0 ? [t('vacancyActions.delete.open', { count: skipped })] : []),
    ],
  );
}

const toPublishable = ({ id, title, company, valid_through }: OwnVacancy): Publishable => ({
  id,
  title,
  company_id: company.id,
  valid_through,
});

/** Dates named one by one; more are given as a range. */
type Format = ReturnType<typeof useFormat>;

const MAX_DATES = 3;

function postingLines(
  t: typeof text,
  { formatDay, formatList }: Format,
  action: 'extend' | 'repost',
  plan: readonly PlannedPosting[],
  left: number,
): string[] {
  const possible = plan.filter(({ problem }) => problem === null);
  const used = possible.filter(({ uses }) => uses === 'package').length;
  const isFree = possible.length > 0 && used === 0;
  const dates = [...new Set(possible.flatMap(({ until }) => until ?? []))].toSorted();
  const problems = (problem: PlannedPosting['problem']) =>
    plan.filter((planned) => planned.problem === problem).length;
  const short = problems('noPostingLeft');
  const longest = problems('alreadyLongest');
  const untilLines = (days: readonly string[]) => {
    const [first, last] = [days[0], days.at(-1)];
    if (first === undefined || last === undefined) return [];
    return [
      days.length <= MAX_DATES
        ? t(`vacancyActions.${action}.until`, { days: formatList(days) })
        : t(`vacancyActions.${action}.untilBetween`, { first, last }),
    ];
  };
  return [
    ...(used > 0 ? [t('vacancyActions.usesPostings', { used, left })] : []),
    ...(isFree ? [t('vacancyActions.usesNothing')] : []),
    ...untilLines(dates.map(formatDay)),
    ...(short > 0 ? [t('vacancyActions.noPosting', { count: short })] : []),
    ...(longest > 0 ? [t('vacancyActions.alreadyLongest', { count: longest })] : []),
  ];
}
