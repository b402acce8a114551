import { readSeenVacancies } from '@cpa/shared/remote';
import { paths } from '@cpa/shared/routing';
import { Button, TextField } from '@cpa/shared/ui';
import { useId, useState } from 'react';
import { useSearchParams } from 'react-router';
import { useText } from '../texts.ts';
import styles from './AreaHelp.module.css';

/**
 * The search, with the words that were asked for, and the vacancies that were last on screen. Both lead on by a new
 * document: it is made without what this page has loaded, and asks for everything anew.
 */
export function PublicHelp() {
  const t = useText();
  const heading = useId();
  const [params] = useSearchParams();
  const [seen] = useState(readSeenVacancies);
  const words = params.get('search_string') ?? '';
  return (
    <div className={styles.help}>
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- <search> is not known everywhere yet */}
      <form className={styles.search} role="search" action={paths.vacancies} method="get">
        <TextField
          key={words}
          name="search_string"
          label={t('help.searchLabel')}
          defaultValue={words}
          type="search"
        />
        <Button type="submit" variant="secondary">
          {t('help.search')}
        </Button>
      </form>
      {seen.length > 0 && (
        <section aria-labelledby={heading}>
          <h2 id={heading} className={styles.title}>
            {t('help.seen')}
          </h2>
          <ul className={styles.seen}>
            {seen.map(({ id, title, company }) => (
              <li key={id}>
                <a href={paths.vacancy(id)}>{title}</a> <span className={styles.company}>{company}</span>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}
