import { CV_FONTS, CV_LANGUAGES, CV_TEMPLATES, type Cv, type CvSettings } from '@cpa/shared/contracts';
import { CheckIcon, classNames, NativeSelect, VisuallyHidden } from '@cpa/shared/ui';
import { memo, useId } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useText } from '../../../../messages/texts.ts';
import { events, selectSettings } from '../../../../cv-draft/cvBuilderSlice.ts';
import styles from './DesignBar.module.css';
import { DesignSheet } from './DesignSheet.tsx';
import { TemplateThumbnail } from './TemplateThumbnail.tsx';

/** Each has a contrast of at least 4.5:1 on white, and white on it. */
const COLORS = ['#0b4f5c', '#0b2a33', '#163f66', '#6b3fa0', '#8a2b1f', '#1f6b3a'] as const;

const PAPERS = ['a4', 'letter'] as const satisfies readonly CvSettings['paper'][];
const SPACINGS = ['tight', 'normal', 'airy'] as const satisfies readonly CvSettings['spacing'][];

type DesignBarProps = {
  /** The CV of the page; null before the first. */
  cv: Cv | null;
  /** On phones, where the page comes first. */
  isSheet: boolean;
};

/** Template, colour, font, spacing, paper and language. Every change can be undone. */
export const DesignBar = memo(function DesignBar({ cv, isSheet }: DesignBarProps) {
  const t = useText();
  const id = useId();
  const dispatch = useDispatch();
  const settings = useSelector(selectSettings);
  const change = (changes: Partial<CvSettings>) => dispatch(events.settingsChanged(changes));
  const named = COLORS.find((color) => color === settings.color);
  const templates = (
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
          <TemplateThumbnail template={template} cv={cv} color={settings.color} />
          {t(`cv.template.${template}`)}
        </label>
      ))}
    </fieldset>
  );
  const colors = (
    <div className={styles.group}>
      <span id={`${id}color`} className="semibold text-14">
        {t('cv.design.color')}
      </span>
      <div role="radiogroup" aria-labelledby={`${id}color`} className={styles.colors}>
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
            {settings.color === color && <CheckIcon size={15} />}
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
      </div>
    </div>
  );
  const fonts = (
    <div className={styles.group}>
      <DesignSelect
        label={t('cv.design.font')}
        value={settings.font}
        options={CV_FONTS.map((font) => ({ value: font, name: t(`cv.font.${font}`) }))}
        onChoose={(font) => change({ font })}
      />
      <DesignSelect
        label={t('cv.design.language')}
        value={settings.language}
        options={CV_LANGUAGES.map((language) => ({
          value: language,
          name: t(`cv.language.${language}`),
        }))}
        onChoose={(language) => change({ language })}
      />
    </div>
  );
  const spacings = (
    <div className={styles.group}>
      <Segments
        label={t('cv.design.paper')}
        value={settings.paper}
        options={PAPERS.map((paper) => ({ value: paper, name: t(`cv.paper.${paper}`) }))}
        onChoose={(paper) => change({ paper })}
      />
      <Segments
        label={t('cv.design.spacing')}
        value={settings.spacing}
        options={SPACINGS.map((spacing) => ({ value: spacing, name: t(`cv.spacing.${spacing}`) }))}
        onChoose={(spacing) => change({ spacing })}
      />
    </div>
  );
  if (isSheet) {
    return (
      <DesignSheet
        summary={[
          t(`cv.template.${settings.template}`),
          t(named ? `cv.color.${named}` : 'cv.design.ownColor'),
          t(`cv.font.${settings.font}`),
        ].join(', ')}
        tabs={[
          { id: 'template', name: t('cv.design.template'), content: templates },
          { id: 'color', name: t('cv.design.color'), content: colors },
          { id: 'font', name: t('cv.design.font'), content: fonts },
          { id: 'spacing', name: t('cv.design.spacing'), content: spacings },
        ]}
      />
    );
  }
  return (
    <div className={styles.bar}>
      {templates}
      <div className={styles.choices}>
        <div className={styles.group}>
          {colors}
          {fonts}
        </div>
        {spacings}
      </div>
    </div>
  );
});

type ChoiceProps<Value extends string> = {
  label: string;
  value: Value;
  options: readonly { value: Value; name: string }[];
  onChoose: (value: Value) => void;
};

function DesignSelect<Value extends string>({ label, value, options, onChoose }: ChoiceProps<Value>) {
  return (
    <>
      <span className="semibold text-14" aria-hidden>
        {label}
      </span>
      <NativeSelect
        isLabelHidden
        label={label}
        value={value}
        onChange={({ target }) => onChoose(target.value as Value)}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.name}
          </option>
        ))}
      </NativeSelect>
    </>
  );
}

/** A choice of a few short names, all in view. */
function Segments<Value extends string>({ label, value, options, onChoose }: ChoiceProps<Value>) {
  const id = useId();
  return (
    <>
      <span id={id} className="semibold text-14">
        {label}
      </span>
      <div role="radiogroup" aria-labelledby={id} className={styles.segments}>
        {options.map((option) => (
          <label key={option.value} className={styles.segment}>
            <input
              type="radio"
              name={id}
              className={styles.radio}
              checked={option.value === value}
              onChange={() => onChoose(option.value)}
            />
            {option.name}
          </label>
        ))}
      </div>
    </>
  );
}
