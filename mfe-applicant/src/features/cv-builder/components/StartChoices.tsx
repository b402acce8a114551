import { CV_TEMPLATES, type CvSettings, DEFAULT_CV_SETTINGS } from '@cpa/shared/contracts';
import { Button, FileTextIcon, LinkButton, SparklesIcon, UploadIcon } from '@cpa/shared/ui';
import { useHost } from '@cpa/shared/remote';
import { useDispatch, useSelector } from 'react-redux';
import { useText } from '../../../messages/texts.ts';
import { emptyCv } from '../../../cv-draft/draft.ts';
import { events, selectBuilder } from '../../../cv-draft/cvBuilderSlice.ts';
import { TemplateSketch } from './preview/TemplateSketch.tsx';
import styles from './StartChoices.module.css';

/** First visit: how to start a CV. */
export function StartChoices({ onImport }: { onImport: () => void }) {
  const t = useText();
  const dispatch = useDispatch();
  const host = useHost();
  const { owner } = useSelector(selectBuilder);
  const start = (template: CvSettings['template']) =>
    dispatch(events.cvStarted({ name: t('cv.name.first'), cv: emptyCv({ template }) }));
  return (
    <div className="page stack-5">
      <h1>{t('cv.start.title')}</h1>
      <p className={styles.intro}>{t('cv.start.intro')}</p>
      <ul className={styles.choices}>
        <li className={styles.choice}>
          <FileTextIcon size={28} />
          <h2>{t('cv.start.empty')}</h2>
          <p>{t('cv.start.emptyText')}</p>
          <Button onClick={() => start('plain')}>{t('cv.start.emptyAction')}</Button>
        </li>
        <li className={styles.choice}>
          <SparklesIcon size={28} />
          <h2>{t('cv.start.firstJob')}</h2>
          <p>{t('cv.start.firstJobText')}</p>
          <Button variant="secondary" onClick={() => start('first-job')}>
            {t('cv.start.firstJobAction')}
          </Button>
        </li>
        <li className={styles.choice}>
          <UploadIcon size={28} />
          <h2>{t('cv.start.import')}</h2>
          <p>{t('cv.start.importText')}</p>
          <Button variant="secondary" onClick={onImport}>
            {t('cv.start.importAction')}
          </Button>
        </li>
      </ul>
      <section className={styles.templates} aria-labelledby="templates">
        <h2 id="templates">{t('cv.start.templates')}</h2>
        <p>{t('cv.start.templatesText')}</p>
        <ul>
          {CV_TEMPLATES.map((template) => (
            <li key={template}>
              <button type="button" onClick={() => start(template)}>
                <TemplateSketch template={template} color={DEFAULT_CV_SETTINGS.color} />
                <strong>{t(`cv.template.${template}`)}</strong>
                {t(`cv.template.${template}.hint`)}
              </button>
            </li>
          ))}
        </ul>
      </section>
      {owner === null && (
        <p className="mute">
          {t('cv.start.signIn')}{' '}
          <LinkButton variant="quiet" size="small" to={host.session.signInPath()}>
            {t('cv.start.signInAction')}
          </LinkButton>
        </p>
      )}
    </div>
  );
}
