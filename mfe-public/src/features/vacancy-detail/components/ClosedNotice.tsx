import type { Vacancy } from '@cpa/shared/contracts';
import { useFormat } from '@cpa/shared/i18n';
import { InfoIcon } from '@cpa/shared/ui';
import { useText } from '../../../messages/texts.ts';
import { useNow } from './useNow.ts';
import { closing } from '../model/closing.ts';
import styles from './ClosedNotice.module.css';

/** Notice that a vacancy no longer accepts applications. */
export function ClosedNotice({ vacancy }: { vacancy: Vacancy }) {
  const t = useText();
  const { formatDay } = useFormat();
  const isExpired = closing(vacancy, useNow()).kind === 'expired';
  const day = vacancy.valid_through;
  return (
    <div className={styles.notice} role="note">
      <InfoIcon />
      <div>
        <p className="bold">{t(isExpired ? 'vacancy.expiredTitle' : 'vacancy.closedTitle')}</p>
        <p>
          {!isExpired
            ? t('vacancy.closedText', { name: vacancy.company.name })
            : day
              ? t('vacancy.expiredText', { day: formatDay(day) })
              : t('vacancy.expiredTextNoDay')}
        </p>
      </div>
    </div>
  );
}
