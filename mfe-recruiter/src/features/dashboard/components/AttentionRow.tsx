import {
  Button,
  BriefcaseIcon,
  CalendarIcon,
  ClockIcon,
  FileTextIcon,
  LinkButton,
  MailIcon,
  ShoppingCartIcon,
  UsersIcon,
} from '@cpa/shared/ui';
import { useDispatch, useSelector } from 'react-redux';
import type { AttentionItem } from '../model/attentionItem.ts';
import { events, selectIsSendingMail } from '../state/dashboardSlice.ts';
import styles from './AttentionList.module.css';
import { useText } from '../../../messages/texts.ts';
import { useAttentionTexts } from './useAttentionTexts.ts';

const LOOKS = {
  interview_off: { Icon: CalendarIcon, tone: 'warning' },
  unverified: { Icon: MailIcon, tone: 'warning' },
  unpaid_order: { Icon: ShoppingCartIcon, tone: 'warning' },
  expiring: { Icon: ClockIcon, tone: 'warning' },
  new_applicants: { Icon: UsersIcon, tone: 'info' },
  drafts: { Icon: FileTextIcon, tone: 'quiet' },
  no_postings: { Icon: BriefcaseIcon, tone: 'quiet' },
} as const;

/** Entry with a sentence, a reason and an action. */
export function AttentionRow({ item, isFirst }: { item: AttentionItem; isFirst: boolean }) {
  const t = useText();
  const dispatch = useDispatch();
  const isSendingMail = useSelector(selectIsSendingMail);
  const { sentence, reason, action, to } = useAttentionTexts(item);
  const { Icon, tone } = LOOKS[item.kind];
  const variant = isFirst ? 'primary' : 'secondary';
  return (
    <li className={styles.row}>
      <span className={styles.icon} data-tone={tone}>
        <Icon />
      </span>
      <div className={styles.texts}>
        <p className="break semibold" dir="auto">
          {sentence}
        </p>
        <p className="mute text-13-5">{reason}</p>
      </div>
      <div className={styles.action}>
        {to === null ? (
          <Button
            variant={variant}
            size="small"
            isLoading={isSendingMail}
            onClick={() => dispatch(events.verificationMailRequested())}
          >
            {t('steps.sendAgain')}
          </Button>
        ) : (
          <LinkButton variant={variant} size="small" to={to} aria-label={`${action}: ${sentence}`}>
            {action}
          </LinkButton>
        )}
      </div>
    </li>
  );
}
