import { Button, Skeleton, useFocusAfterRemoval } from '@cpa/shared/ui';
import { SessionRows } from '@cpa/shared/ui/account';
import { useDispatch, useSelector } from 'react-redux';
import { LoadError } from '../../../errors/LoadError.tsx';
import { useText } from '../../../messages/texts.ts';
import { events, selectAccount } from '../state/accountSlice.ts';
import { AccountSection } from './AccountSection.tsx';

/** Active sessions of the user. */
export function SessionList() {
  const t = useText();
  const dispatch = useDispatch();
  const { sessions, errors, working } = useSelector(selectAccount);
  const container = useFocusAfterRemoval();
  return (
    <div ref={container}>
      <AccountSection title={t('sessions.section')} text={t('sessions.text')}>
        {sessions === null && !errors.sessions && <Skeleton shape="block" height={120} />}
        {sessions === null && errors.sessions && (
          <LoadError error={errors.sessions} onRetry={() => dispatch(events.partRequested('sessions'))} />
        )}
        {sessions && (
          <SessionRows
            label={t('sessions.section')}
            sessions={sessions}
            ending={working}
            onEnd={(id) => dispatch(events.sessionEndRequested(id))}
          />
        )}
        {sessions && sessions.length > 1 && (
          <div>
            <Button
              variant="secondary"
              isLoading={working === 'others'}
              onClick={() => dispatch(events.othersEndRequested())}
            >
              {t('sessions.endOthers')}
            </Button>
          </div>
        )}
      </AccountSection>
    </div>
  );
}
