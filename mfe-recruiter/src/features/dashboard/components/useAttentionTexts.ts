import { useFormat } from '@cpa/shared/i18n';
import { paths } from '@cpa/shared/routing';
import type { AttentionItem } from '../model/attentionItem.ts';
import { useText } from '../../../messages/texts.ts';
import { recruiterPaths } from '../../../routing/recruiterPaths.ts';

type AttentionTexts = {
  sentence: string;
  reason: string;
  action: string;
  /** Null: the action sends the verification mail again. */
  to: string | null;
};

/** Returns the sentence, the reason and the action of a task. */
export function useAttentionTexts(item: AttentionItem): AttentionTexts {
  const t = useText();
  const { formatAgo, formatDay, formatTime, formatWeekday, closesIn, formatMoney } = useFormat();
  switch (item.kind) {
    case 'interview_off': {
      const { starts_at: at, title, cause } = item;
      const name = item.name ?? t('interviews.someone');
      const when = at && `${formatWeekday(at)}, ${formatTime(at)}`;
      return {
        sentence: when ? t('interviews.off', { when }) : t('attention.off', { title }),
        reason:
          cause === 'cancelled' ? t('interviews.byApplicant', { name }) : t(`ended.${cause}.title`, { name }),
        action: t('attention.off.action'),
        to: recruiterPaths.applicant(item.application_id),
      };
    }
    case 'unverified':
      return {
        sentence: t('attention.unverified'),
        reason: t('attention.unverified.reason', { email: item.email }),
        action: t('steps.sendAgain'),
        to: null,
      };
    case 'unpaid_order':
      return {
        sentence: t('attention.order.sentence', { total: formatMoney(item.total, item.currency) }),
        reason: t(`attention.order.${item.payment_status}`, { ago: formatAgo(item.created_at) }),
        action: t('attention.order.action'),
        to: `${paths.recruiter.orders}?order=${item.order_id}`,
      };
    case 'expiring':
      return {
        sentence: t('attention.expiring', { title: item.title, when: closesIn(item.valid_through) }),
        reason: t('attention.expiring.reason', {
          applicants: item.applicants,
          hired: item.hired,
          day: formatDay(item.valid_through),
        }),
        action: t('attention.expiring.action'),
        to: `${paths.recruiter.vacancies}?tab=closing`,
      };
    case 'new_applicants':
      return {
        sentence: t('attention.applicants', { count: item.count, title: item.title }),
        reason: t('attention.applicants.reason', { ago: formatAgo(item.since) }),
        action: t('attention.applicants.action', { count: item.count }),
        to: recruiterPaths.vacancyApplicants(item.vacancy_id),
      };
    case 'drafts':
      return {
        sentence: t('attention.drafts', { count: item.count, title: item.title }),
        reason: t('attention.drafts.reason', {
          ago: formatAgo(item.updated_at),
          imported: item.imported,
        }),
        action: t('attention.drafts.action'),
        to: `${paths.recruiter.vacancies}?tab=drafts`,
      };
    case 'no_postings':
      return {
        sentence: t('attention.postings'),
        reason: t('attention.postings.reason', { count: item.drafts }),
        action: t('attention.postings.action'),
        to: paths.plans,
      };
  }
}
