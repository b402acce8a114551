import { ServiceRows } from '@cpa/shared/account';
import { useFocusAfterRemoval } from '@cpa/shared/ui';
import { useDispatch, useSelector } from 'react-redux';
import { useText } from '../../../messages/texts.ts';
import { linkedServices } from '../state/linkedServices.ts';
import { PrivacySection } from './PrivacySection.tsx';

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
      <PrivacySection id="services" title={t('privacy.services.section')} text={t('privacy.services.text')}>
        <ServiceRows
          label={t('privacy.services.section')}
          services={data.identities}
          ending={ending}
          remove={t('privacy.services.remove')}
          removeNamed={(service) => t('privacy.services.removeNamed', { service })}
          kept={data.can_unlink ? null : t('privacy.services.kept')}
          onRemove={(id) => dispatch(linkedServices.unlinkRequested(id))}
        />
      </PrivacySection>
    </div>
  );
}
