import { ServiceRows } from '@cpa/shared/account';
import { useFocusAfterRemoval } from '@cpa/shared/ui';
import { useDispatch, useSelector } from 'react-redux';
import { useText } from '../../../messages/texts.ts';
import { linkedServices } from '../state/linkedServices.ts';
import { AccountSection } from './AccountSection.tsx';

/** Services that sign in to the account, such as Google; nothing without one. */
export function LinkedServices() {
  const t = useText();
  const dispatch = useDispatch();
  const { data } = useSelector(linkedServices.select);
  const ending = useSelector(linkedServices.selectEnding);
  const container = useFocusAfterRemoval();
  if (!data || data.identities.length === 0) return null;
  return (
    <div ref={container}>
      <AccountSection id="services" title={t('services.section')} text={t('services.text')}>
        <ServiceRows
          label={t('services.section')}
          services={data.identities}
          ending={ending}
          remove={t('services.remove')}
          removeNamed={(service) => t('services.removeNamed', { service })}
          kept={data.can_unlink ? null : t('services.kept')}
          onRemove={(id) => dispatch(linkedServices.unlinkRequested(id))}
        />
      </AccountSection>
    </div>
  );
}
