import { useFormat } from '@cpa/shared/i18n';
import { CircleCheckIcon } from '@cpa/shared/ui';
import { LockIcon } from '@cpa/shared/ui/icons';
import { useText } from '../../../messages/texts.ts';
import { usePackageText } from '../../../package-texts/usePackageText.ts';
import type { templatesFor } from '../model/planSetup.ts';
import styles from './TemplateChoice.module.css';

type TemplateChoiceProps = {
  templates: ReturnType<typeof templatesFor>;
  chosen: string | null;
  onChoose: (name: string, isIncluded: boolean) => void;
};

/** The templates as small pictures. One that the plan does not include has a lock and names the plans that do. */
export function TemplateChoice({ templates, chosen, onChoose }: TemplateChoiceProps) {
  const t = useText();
  const textOf = usePackageText();
  const { formatList } = useFormat();
  return (
    <fieldset className={styles.templates}>
      <legend className={styles.legend}>{t('setup.template')}</legend>
      {templates.map(({ name, isIncluded, packages }) => (
        <label key={name} className={styles.template} data-chosen={name === chosen || undefined}>
          <input
            type="radio"
            name="template"
            value={name}
            className={styles.input}
            checked={name === chosen}
            onChange={() => onChoose(name, isIncluded)}
          />
          <span className={styles.picture} data-template={name} aria-hidden>
            <i />
            <i />
            <i />
          </span>
          <span className={styles.text}>
            <span className={styles.name}>
              <span>{textOf(name)}</span>
              {!isIncluded ? <LockIcon size={16} /> : name === chosen && <CircleCheckIcon size={16} />}
            </span>
            {!isIncluded && (
              <span className="mute text-13">
                {t('setup.with', { names: formatList(packages.map(textOf)) })}
              </span>
            )}
          </span>
        </label>
      ))}
    </fieldset>
  );
}
