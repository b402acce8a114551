import { Button, useFocusAfterRemoval } from '@cpa/shared/ui';
import { SessionRows } from '@cpa/shared/ui/account';
import { useDispatch, useSelector } from 'react-redux';
import { useText } from '../../../messages/texts.ts';
import { events, selectPrivacy } from '../state/privacySlice.ts';
import { Part } from './Part.tsx';
import { PrivacySection } from './PrivacySection.tsx';

/** List of active sessions, each with a button that ends it. */
export function SessionList() {
  const t = useText();
  const dispatch = useDispatch();
  const { parts, working } = useSelector(selectPrivacy);
  const container = useFocusAfterRemoval();
  const hasOthers = (parts.sessions?.length ?? 0) > 1;
  return (
    <div ref={container}>
      <PrivacySection
        id="sessions"
        title={t('privacy.sessions')}
        text={t('privacy.sessionsText')}
        note={
          hasOthers && (
            <Button
              variant="quiet"
              size="small"
              isLoading={working === 'others'}
              onClick={() => dispatch(events.othersEndRequested())}
            >
              {t('privacy.endOthers')}
            </Button>
          )
        }
      >
        <Part part="sessions" height={120}>
          {(sessions) => (
            <SessionRows
              label={t('privacy.sessions')}
              sessions={sessions}
              ending={working}
              onEnd={(id) => dispatch(events.sessionEndRequested(id))}
            />
          )}
        </Part>
      </PrivacySection>
    </div>
  );
}
