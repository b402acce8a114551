import type { Company } from '@cpa/shared/contracts';
import { Slot } from '@cpa/shared/remote';
import { IconButton, MoonIcon } from '@cpa/shared/ui';
import { MonitorIcon, SmartphoneIcon } from '@cpa/shared/ui/icons';
import { useState } from 'react';
import { useText } from '../../../messages/texts.ts';
import styles from './CompanyPreview.module.css';

/** The public page of the company as visitors will see it; follows the form. */
export function CompanyPreview({ company }: { company: Company }) {
  const t = useText();
  const [device, setDevice] = useState<'desktop' | 'phone'>('phone');
  const [isDark, setDark] = useState(false);
  return (
    <section className={styles.preview} aria-labelledby="company-preview">
      <div className="row-2 center between">
        <h2 id="company-preview" className={styles.title}>
          {t('company.preview.title')}
        </h2>
        <div className={styles.switches} role="group" aria-label={t('company.preview.options')}>
          <IconButton
            label={t('company.preview.desktop')}
            icon={<MonitorIcon />}
            isPressed={device === 'desktop'}
            onClick={() => setDevice('desktop')}
          />
          <IconButton
            label={t('company.preview.phone')}
            icon={<SmartphoneIcon />}
            isPressed={device === 'phone'}
            onClick={() => setDevice('phone')}
          />
          <IconButton
            label={t('company.preview.dark')}
            icon={<MoonIcon />}
            isPressed={isDark}
            onClick={() => setDark(!isDark)}
          />
        </div>
      </div>
      <div
        className={styles.frame}
        {...(isDark && { 'data-theme': 'dark' })}
        role="group"
        aria-label={t('company.preview.page')}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls
        tabIndex={0}
      >
        {/* A picture of the page: its links lead away from the form. */}
        <div inert className={styles.page} data-device={device}>
          <Slot
            name="company-editor.preview"
            props={{ company: { ...company, name: company.name || t('company.preview.noName') } }}
          />
        </div>
      </div>
      <p className="mute text-13-5">{t('company.preview.note')}</p>
    </section>
  );
}
