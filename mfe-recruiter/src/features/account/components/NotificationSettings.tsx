import type { NotificationDelivery } from '@cpa/shared/contracts';
import { RadioGroup, Skeleton } from '@cpa/shared/ui';
import { QuietHoursForm } from '@cpa/shared/ui/account';
import { useDispatch, useSelector } from 'react-redux';
import { LoadError } from '../../../errors/LoadError.tsx';
import { useText } from '../../../messages/texts.ts';
import { events, selectAccount } from '../state/accountSlice.ts';
import { AccountSection } from './AccountSection.tsx';

/** When to be notified of each topic. Saved on change. */
export function NotificationSettings() {
  const t = useText();
  const dispatch = useDispatch();
  const { settings, quietHours, errors, working, failure } = useSelector(selectAccount);
  return (
    <AccountSection id="notifications" title={t('settings.section')} text={t('settings.text')}>
      {settings === null && !errors.settings && <Skeleton shape="block" height={132} />}
      {settings === null && errors.settings && (
        <LoadError error={errors.settings} onRetry={() => dispatch(events.partRequested('settings'))} />
      )}
      {settings?.map(({ topic, delivery, choices }) => (
        <RadioGroup
          key={topic}
          name={topic}
          label={t(`settings.${topic}`)}
          value={delivery}
          choices={choices.map((value) => ({ value, label: t(`settings.${value}`) }))}
          onChange={({ target }) =>
            dispatch(events.deliveryChosen({ topic, delivery: target.value as NotificationDelivery }))
          }
        />
      ))}
      {settings && (
        <QuietHoursForm
          hours={quietHours}
          isSaving={working === 'quietHours'}
          errors={failure?.errors ?? {}}
          onSave={(hours) => dispatch(events.quietHoursChosen(hours))}
        />
      )}
    </AccountSection>
  );
}
