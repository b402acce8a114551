import type { ScrapedVacancy } from '@cpa/shared/contracts';
import { TextArea, TextField } from '@cpa/shared/ui';
import { useDispatch } from 'react-redux';
import { useText } from '../../../messages/texts.ts';
import { TextLanguage } from '../../../text-language/TextLanguage.tsx';
import {
  type Edit,
  isTitleMissing,
  MAX_DESCRIPTION_LENGTH,
  MAX_TITLE_LENGTH,
  titleOf,
} from '../model/edit.ts';
import { events } from '../state/importSlice.ts';
import { MissingFieldSelects } from './MissingFieldSelects.tsx';
import styles from './FoundVacancyForm.module.css';

type FoundVacancyFormProps = { vacancy: ScrapedVacancy; edit: Edit; titleId: string };

/** Edits the title and missing fields. Changes are stored as they are typed and sent when the selection is saved. */
export function FoundVacancyForm({ vacancy, edit, titleId }: FoundVacancyFormProps) {
  const t = useText();
  const dispatch = useDispatch();
  const change = (changed: Edit) => dispatch(events.edited({ id: vacancy.id, edit: changed }));
  return (
    <div className={styles.form}>
      <div className="full-row">
        <TextField
          id={titleId}
          label={t('import.field.title')}
          required
          maxLength={MAX_TITLE_LENGTH}
          value={titleOf(vacancy, edit)}
          error={isTitleMissing(vacancy, edit) ? t('import.titleNeeded') : undefined}
          onChange={({ target }) => change({ title: target.value })}
        />
      </div>
      {(vacancy.incomplete || vacancy.description === '') && (
        <div className="full-row">
          <TextArea
            label={t('import.field.description')}
            maxLength={MAX_DESCRIPTION_LENGTH}
            value={edit.description ?? vacancy.description}
            onChange={({ target }) => change({ description: target.value })}
          />
        </div>
      )}
      <MissingFieldSelects vacancy={vacancy} edit={edit} onChange={change} />
      <TextLanguage
        value={edit.text_language ?? null}
        onChange={(text_language) => change({ text_language })}
      />
    </div>
  );
}
