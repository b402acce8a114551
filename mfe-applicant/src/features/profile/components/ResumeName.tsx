import type { ResumeFile } from '@cpa/shared/contracts';
import { Button, TextField } from '@cpa/shared/ui';
import { type FormEvent, useState } from 'react';
import { useDispatch } from 'react-redux';
import { useText } from '../../../messages/texts.ts';
import { events } from '../state/resumesSlice.ts';
import styles from './ProfileFiles.module.css';

type ResumeNameProps = { resume: ResumeFile; onClose: () => void };

/** Renames a resume in its row. The extension stays. */
export function ResumeName({ resume, onClose }: ResumeNameProps) {
  const t = useText();
  const dispatch = useDispatch();
  const [name, setName] = useState(() => resume.file_name.replace(/\.[^.]*$/, ''));
  const [isTouched, setIsTouched] = useState(false);
  const error = isTouched && !name.trim() ? t('resumes.nameMissing') : undefined;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setIsTouched(true);
    if (!name.trim()) return;
    dispatch(events.renameRequested({ resume, name: name.trim() }));
    onClose();
  };
  return (
    <form className={styles.rename} onSubmit={submit}>
      <TextField
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- the applicant asked for this field
        autoFocus
        label={t('resumes.name')}
        maxLength={95}
        value={name}
        error={error}
        onChange={({ target }) => setName(target.value)}
      />
      <Button type="submit" size="small">
        {t('profile.save')}
      </Button>
      <Button variant="quiet" size="small" onClick={onClose}>
        {t('profile.cancel')}
      </Button>
    </form>
  );
}
