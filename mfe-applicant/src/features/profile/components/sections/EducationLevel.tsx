import type { Applicant } from '@cpa/shared/contracts';
import { useOptionName } from '@cpa/shared/domain';
import { NativeSelect } from '@cpa/shared/ui';
import { useDispatch, useSelector } from 'react-redux';
import { useText } from '../../../../messages/texts.ts';
import { levelUpdate } from '../../model/plainForms.ts';
import { events, selectProfileOptions, selectSectionSave } from '../../state/profileSlice.ts';
import { InlineError } from '../InlineError.tsx';
import styles from './EducationLevel.module.css';
import { failureReason } from '@cpa/shared/http';

/** The highest education level. Saves on change. */
export function EducationLevel({ applicant }: { applicant: Applicant }) {
  const t = useText();
  const nameOf = useOptionName();
  const dispatch = useDispatch();
  const { educations } = useSelector(selectProfileOptions);
  const save = useSelector((root: object) => selectSectionSave(root, 'level'));
  return (
    <div className={styles.level}>
      <NativeSelect
        label={t('schooling.level')}
        value={applicant.education_id ?? ''}
        aria-busy={save?.isSaving || undefined}
        onChange={({ target }) =>
          dispatch(
            events.saveRequested({ section: 'level', update: levelUpdate({ education_id: target.value }) }),
          )
        }
      >
        <option value="">{t('profile.notStated')}</option>
        {educations.map(({ id, name }) => (
          <option key={id} value={id}>
            {nameOf(name)}
          </option>
        ))}
      </NativeSelect>
      <InlineError>{save?.error ? failureReason(save.error) : null}</InlineError>
    </div>
  );
}
