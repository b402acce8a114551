import { Button, Chip, TextField } from '@cpa/shared/ui';
import { type FormEvent, useRef, useState } from 'react';
import { useDispatch } from 'react-redux';
import { useText } from '../../../../messages/texts.ts';
import { tagsChanged } from '../../state/reviewEvents.ts';
import styles from './RatingCard.module.css';

/** Tags of the application with a field to add one. */
export function Tags({ id, tags }: { id: number; tags: string[] }) {
  const t = useText();
  const dispatch = useDispatch();
  const field = useRef<HTMLInputElement>(null);
  const [tag, setTag] = useState('');
  const add = (event: FormEvent) => {
    event.preventDefault();
    if (!tag.trim()) return;
    dispatch(tagsChanged({ id, tags: [...tags, tag.trim()] }));
    setTag('');
  };
  const remove = (removed: string) => {
    dispatch(tagsChanged({ id, tags: tags.filter((each) => each !== removed) }));
    field.current?.focus();
  };
  return (
    <div className={styles.tags}>
      {tags.map((each) => (
        <Chip key={each} name={each} onRemove={() => remove(each)} />
      ))}
      <form className={styles.add} onSubmit={add}>
        <TextField
          ref={field}
          label={t('review.tags.add')}
          placeholder={t('review.tags.placeholder')}
          maxLength={40}
          value={tag}
          onChange={({ target }) => setTag(target.value)}
        />
        <Button type="submit" variant="secondary">
          {t('review.tags.save')}
        </Button>
      </form>
    </div>
  );
}
