import { Link } from '@cpa/shared/ui';
import { QuietHoursForm } from '@cpa/shared/ui/account';
import { useDispatch, useSelector } from 'react-redux';
import { useText } from '../../../messages/texts.ts';
import { applicantPaths } from '../../../routing/applicantPaths.ts';
import { events, selectPrivacy } from '../state/privacySlice.ts';
import { Part } from './Part.tsx';
import { PrivacySection } from './PrivacySection.tsx';
import styles from './privacy.module.css';

/** Switches for e-mails and the bell, saved on change. */
export function NotificationSettings() {
  const t = useText();
  const dispatch = useDispatch();
  const { parts, working, failure } = useSelector(selectPrivacy);
  return (
    <PrivacySection id="notifications" title={t('privacy.settings')} text={t('privacy.settingsText')}>
      <Part part="settings" height={64}>
        {(settings) => (
          <ul className="plain-list">
            {settings.map(({ topic, delivery }) => (
              <li key={topic} className={styles.row}>
                <label className={styles.switchRow}>
                  <span className="break semibold block">{t('privacy.topic')}</span>
                  <span className={styles.rowText}>{t('privacy.topicText')}</span>
                  <input
                    type="checkbox"
                    role="switch"
                    className={styles.switch}
                    checked={delivery !== 'never'}
                    aria-checked={delivery !== 'never'}
                    onChange={({ target }) =>
                      dispatch(
                        events.deliveryChosen({ topic, delivery: target.checked ? 'at_once' : 'never' }),
                      )
                    }
                  />
                </label>
              </li>
            ))}
            <li className={styles.row}>
              <QuietHoursForm
                hours={parts.quiet_hours ?? null}
                isSaving={working === 'quietHours'}
                errors={failure?.errors ?? {}}
                onSave={(hours) => dispatch(events.quietHoursChosen(hours))}
              />
            </li>
            <li className={styles.row}>
              <div>
                <p className="break semibold block">{t('privacy.alerts')}</p>
                <p className={styles.rowText}>{t('privacy.alertsText')}</p>
              </div>
              <Link to={applicantPaths.alerts}>{t('privacy.alertsLink')}</Link>
            </li>
            <li className={styles.row}>
              <div>
                <p className="break semibold block">{t('privacy.security')}</p>
                <p className={styles.rowText}>{t('privacy.securityText')}</p>
              </div>
              <span className={styles.note}>{t('privacy.always')}</span>
            </li>
          </ul>
        )}
      </Part>
    </PrivacySection>
  );
}
