import type { ScrapedVacancy } from '@cpa/shared/contracts';
import { TextArea, TextField } from '@cpa/shared/ui';
import { useDispatch } from 'react-redux';
import { useText } from '../../../messages/texts.ts';
import { type Edit, lacksTitle, LONGEST_DESCRIPTION, LONGEST_TITLE, titleOf } from '../model/edit.ts';
import { edited } from '../state/importSlice.ts';
import { FoundVacancyChoices } from './FoundVacancyChoices.tsx';
import styles from './FoundVacancyForm.module.css';

type FoundVacancyFormProps = { vacancy: ScrapedVacancy; edit: Edit; titleId: string };

/** The title, and whatever the page left open; it is kept with each key, and sent when the picks are saved. */
export function FoundVacancyForm({ vacancy, edit, titleId }: FoundVacancyFormProps) {
  const t = useText();
  const dispatch = useDispatch();
  const change = (changed: Edit) => dispatch(edited({ id: vacancy.id, edit: changed }));
  return (
    <div className={styles.form}>
      <div className={styles.wide}>
        <TextField
          id={titleId}
          label={t('import.field.title')}
          required
          maxLength={LONGEST_TITLE}
          value={titleOf(vacancy, edit)}
          error={lacksTitle(vacancy, edit) ? t('import.titleNeeded') : undefined}
          onChange={({ target }) => change({ title: target.value })}
        />
      </div>
      {(vacancy.incomplete || vacancy.description === '') && (
        <div className={styles.wide}>
          <TextArea
            label={t('import.field.description')}
            maxLength={LONGEST_DESCRIPTION}
            value={edit.description ?? vacancy.description}
            onChange={({ target }) => change({ description: target.value })}
          />
        </div>
      )}
      <FoundVacancyChoices vacancy={vacancy} edit={edit} onChange={change} />
    </div>
  );
}
