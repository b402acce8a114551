import { Button, Chip, TextField } from '@cpa/shared/ui';
import { PlusIcon } from '@cpa/shared/ui/icons';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useText } from '../../../../messages/texts.ts';
import { tagsChanged } from '../../state/reviewEvents.ts';
import { selectTagSaves } from '../../state/reviewSlice.ts';
import styles from './RatingCard.module.css';

/** Tags of the application with a button that opens the field to add one. What was typed stays until the server has saved it. */
export function Tags({ id, tags }: { id: number; tags: string[] }) {
  const t = useText();
  const dispatch = useDispatch();
  const field = useRef<HTMLInputElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const mustFocus = useRef(false);
  useEffect(() => {
    if (mustFocus.current) (field.current ?? opener.current)?.focus();
    mustFocus.current = false;
  });
  const toggle = (open: boolean) => {
    mustFocus.current = true;
    setIsOpen(open);
  };
  const { count, hasFailed } = useSelector(selectTagSaves);
  const [tag, setTag] = useState('');
  const [added, setAdded] = useState<string | null>(null);
  const [failed, setFailed] = useState<string | null>(null);
  const isSaving = added !== null && count > 0;
  if (added !== null && !isSaving) {
    setAdded(null);
    setFailed(hasFailed ? added : null);
    if (!hasFailed && tag.trim() === added) setTag('');
  }
  const add = (event: FormEvent) => {
    event.preventDefault();
    const name = tag.trim();
    if (!name || isSaving) return;
    dispatch(tagsChanged({ id, tags: [...tags, name], known: tags }));
    setAdded(name);
  };
  const remove = (removed: string) => {
    dispatch(tagsChanged({ id, tags: tags.filter((each) => each !== removed), known: tags }));
    (field.current ?? opener.current)?.focus();
  };
  return (
    <div className="row-2 wrap center">
      {tags.map((each) => (
        <Chip key={each} name={each} lang="" onRemove={() => remove(each)} />
      ))}
      {!isOpen && (
        <button
          ref={opener}
          type="button"
          className={styles.opener}
          aria-label={t('review.tags.add')}
          onClick={() => toggle(true)}
        >
          <PlusIcon size={14} />
          {t('review.tags.open')}
        </button>
      )}
      {isOpen && (
        <form className={styles.add} onSubmit={add}>
          <TextField
            ref={field}
            label={t('review.tags.add')}
            placeholder={t('review.tags.placeholder')}
            maxLength={40}
            value={tag}
            error={failed !== null && tag.trim() === failed ? t('review.tags.failed') : undefined}
            onChange={({ target }) => setTag(target.value)}
            onKeyDown={(event) => {
              if (event.key !== 'Escape') return;
              setTag('');
              toggle(false);
            }}
          />
          <Button type="submit" variant="secondary" isLoading={isSaving}>
            {t('review.tags.save')}
          </Button>
        </form>
      )}
    </div>
  );
}
