import { Slot } from '@cpa/shared/remote';
import { selectProfile } from '@cpa/shared/session';
import { useDeferredValue, useMemo } from 'react';
import { useSelector } from 'react-redux';
import { useText } from '../../../messages/texts.ts';
import { CUSTOM } from '../model/planSetup.ts';
import { sampleVacancy } from '../model/sampleVacancy.ts';
import { selectPlanSetup } from '../state/planSetupSlice.ts';
import styles from './PlanSetup.module.css';

/** The public page of a vacancy with the template. Links and buttons inside are inert. */
export function TemplatePreview({ template, text }: { template: string | null; text: string }) {
  const t = useText();
  const profile = useSelector(selectProfile);
  const { vacancies, company } = useSelector(selectPlanSetup);
  const shownText = useDeferredValue(text);
  const vacancy = useMemo(
    () =>
      sampleVacancy({
        latest: vacancies[0],
        company: profile?.companies[0],
        employer: company,
        texts: {
          title: t('setup.sample.title'),
          description: t('setup.sample.description'),
          requirements: t('setup.sample.requirements'),
          company: t('setup.sample.company'),
        },
        template: template && { name: template, text: template === CUSTOM ? shownText || null : null },
      }),
    [vacancies, profile, company, template, shownText, t],
  );
  return (
    <section className={styles.preview} aria-labelledby="setup-preview">
      <h2 id="setup-preview" className={styles.previewTitle}>
        {t('setup.preview')}
      </h2>
      {profile?.role === 'recruiter' ? (
        <div className={styles.frame} inert>
          <Slot name="vacancy.page-preview" props={{ vacancy, layout: 'panel' }} />
        </div>
      ) : (
        <p>{t('setup.previewSignIn')}</p>
      )}
      <p className={styles.detail}>{t('setup.previewNote')}</p>
    </section>
  );
}
