import { CV_FONTS, CV_LANGUAGES, CV_TEMPLATES, type CvSettings } from '@cpa/shared/contracts';
import { CheckIcon, classNames, NativeSelect, VisuallyHidden } from '@cpa/shared/ui';
import { memo } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useText } from '../../../../messages/texts.ts';
import { selectSettings, settingsChanged } from '../../state/cvBuilderSlice.ts';
import styles from './DesignBar.module.css';
import { TemplateSketch } from './TemplateSketch.tsx';

/** Each has a contrast of at least 4.5:1 on white, and white on it. */
const COLORS = ['#0b4f5c', '#0b2a33', '#163f66', '#6b3fa0', '#8a2b1f', '#1f6b3a'] as const;

/** Template, colour, font, spacing, paper and language. Every change can be undone. */
export const DesignBar = memo(function DesignBar() {
  const t = useText();
  const dispatch = useDispatch();
  const settings = useSelector(selectSettings);
  const change = (changes: Partial<CvSettings>) => dispatch(settingsChanged(changes));
  return (
    <div className={styles.bar}>
      <fieldset className={styles.templates}>
        <legend>
          <VisuallyHidden>{t('cv.design.template')}</VisuallyHidden>
        </legend>
        {CV_TEMPLATES.map((template) => (
          <label
            key={template}
            className={classNames(styles.template, settings.template === template && styles.chosen)}
            title={t(`cv.template.${template}.hint`)}
          >
            <input
              type="radio"
              name="template"
              className={styles.radio}
              checked={settings.template === template}
              onChange={() => change({ template })}
            />
            <TemplateSketch template={template} color={settings.color} />
            {t(`cv.template.${template}`)}
          </label>
        ))}
      </fieldset>
      <div className={styles.choices}>
        <fieldset className={styles.colors}>
          <legend>{t('cv.design.color')}</legend>
          {COLORS.map((color) => (
            <label
              key={color}
              className={styles.color}
              style={{ background: color }}
              title={t(`cv.color.${color}`)}
            >
              <input
                type="radio"
                name="color"
                className={styles.radio}
                aria-label={t(`cv.color.${color}`)}
                checked={settings.color === color}
                onChange={() => change({ color })}
              />
              {settings.color === color && <CheckIcon size={16} />}
            </label>
          ))}
          <input
            type="color"
            className={styles.own}
            aria-label={t('cv.design.ownColor')}
            title={t('cv.design.ownColor')}
            value={settings.color}
            onChange={({ target }) => change({ color: target.value })}
          />
        </fieldset>
        <NativeSelect
          label={t('cv.design.font')}
          value={settings.font}
          onChange={({ target }) => change({ font: target.value as CvSettings['font'] })}
        >
          {CV_FONTS.map((font) => (
            <option key={font} value={font}>
              {t(`cv.font.${font}`)}
            </option>
          ))}
        </NativeSelect>
        <NativeSelect
          label={t('cv.design.spacing')}
          value={settings.spacing}
          onChange={({ target }) => change({ spacing: target.value as CvSettings['spacing'] })}
        >
          {(['tight', 'normal', 'airy'] as const).map((spacing) => (
            <option key={spacing} value={spacing}>
              {t(`cv.spacing.${spacing}`)}
            </option>
          ))}
        </NativeSelect>
        <NativeSelect
          label={t('cv.design.paper')}
          value={settings.paper}
          onChange={({ target }) => change({ paper: target.value as CvSettings['paper'] })}
        >
          <option value="a4">A4</option>
          <option value="letter">Letter</option>
        </NativeSelect>
        <NativeSelect
          label={t('cv.design.language')}
          value={settings.language}
          onChange={({ target }) => change({ language: target.value as CvSettings['language'] })}
        >
          {CV_LANGUAGES.map((language) => (
            <option key={language} value={language}>
              {t(`cv.language.${language}`)}
            </option>
          ))}
        </NativeSelect>
      </div>
    </div>
  );
});
