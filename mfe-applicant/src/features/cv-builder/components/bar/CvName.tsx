import { classNames } from '@cpa/shared/ui';
import { useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useText } from '../../../../messages/texts.ts';
import { events, selectName } from '../../../../cv-draft/cvBuilderSlice.ts';
import styles from './BuilderBar.module.css';

/** The name of the CV, renamed in place. */
export function CvName() {
  const t = useText();
  const dispatch = useDispatch();
  const name = useSelector(selectName);
  const [typed, setTyped] = useState<string | null>(null);
  const leave = () => {
    const next = typed?.trim();
    if (next && next !== name) dispatch(events.renamed({ name: next }));
    setTyped(null);
  };
  return (
    <h1 className="shrink text-17">
      <input
        className={classNames(styles.name)}
        aria-label={t('cv.name.label')}
        maxLength={120}
        value={typed ?? name}
        onChange={({ target }) => setTyped(target.value)}
        onBlur={leave}
        onKeyDown={(event) => {
          if (event.key === 'Enter') event.currentTarget.blur();
          if (event.key === 'Escape') setTyped(null);
        }}
      />
    </h1>
  );
}
