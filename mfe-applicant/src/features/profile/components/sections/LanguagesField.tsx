import { languageLevelSchema, type OptionRef, type SpokenLanguage } from '@cpa/shared/contracts';
import { useOptionName } from '@cpa/shared/domain';
import { IconButton, NativeSelect } from '@cpa/shared/ui';
import { TrashIcon } from '@cpa/shared/ui/icons';
import { useRef } from 'react';
import { useText } from '../../../../messages/texts.ts';
import styles from './Section.module.css';

type LanguagesFieldProps = {
  spoken: SpokenLanguage[];
  options: readonly OptionRef[];
  onChange: (spoken: SpokenLanguage[]) => void;
};

/** A level for each language, and a list to add another language from. */
export function LanguagesField({ spoken, options, onChange }: LanguagesFieldProps) {
  const t = useText();
  const nameOf = useOptionName();
  const add = useRef<HTMLSelectElement>(null);
  const rest = options.filter(({ id }) => !spoken.some(({ language_id }) => language_id === id));
  return (
    <>
      {spoken.map((language) => {
        const name = nameOf(options.find(({ id }) => id === language.language_id)?.name ?? '');
        return (
          <div key={language.language_id} className={styles.addRow}>
            <NativeSelect
              label={name}
              value={language.level}
              onChange={({ target }) => {
                const level = target.value as SpokenLanguage['level'];
                onChange(spoken.map((other) => (other === language ? { ...language, level } : other)));
              }}
            >
              {languageLevelSchema.options.map((level) => (
                <option key={level} value={level}>
                  {t(`level.${level}`)}
                </option>
              ))}
            </NativeSelect>
            <IconButton
              label={t('languages.remove', { name })}
              icon={<TrashIcon />}
              onClick={() => {
                onChange(spoken.filter((other) => other !== language));
                add.current?.focus();
              }}
            />
          </div>
        );
      })}
      {rest.length > 0 && (
        <NativeSelect
          ref={add}
          label={t('languages.add')}
          value=""
          onChange={({ target }) =>
            onChange([...spoken, { language_id: Number(target.value), level: 'conversational' }])
          }
        >
          <option value="">{t('languages.choose')}</option>
          {rest.map(({ id, name }) => (
            <option key={id} value={id}>
              {nameOf(name)}
            </option>
          ))}
        </NativeSelect>
      )}
    </>
  );
}
