import { paths } from '@cpa/shared/routing';
import { Button, Link, SearchField } from '@cpa/shared/ui';
import { type SubmitEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import { useDocumentTitle } from '../layout/useDocumentTitle.ts';
import { useText } from '../messages/texts.ts';
import styles from './Page.module.css';

/** For an address that nobody owns: says so, and helps on. */
export function NotFound() {
  const t = useText();
  const navigate = useNavigate();
  const [search, setSearch] = useState('');
  useDocumentTitle(t('notFound.title'));
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    void navigate(`${paths.vacancies}?${new URLSearchParams({ search_string: search }).toString()}`);
  };
  return (
    <div className={styles.page}>
      <h1>{t('notFound.heading')}</h1>
      <p>{t('notFound.text')}</p>
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- <search> is not known everywhere yet */}
      <form className={styles.search} role="search" action={paths.vacancies} onSubmit={submit}>
        <SearchField
          name="search_string"
          label={t('notFound.searchLabel')}
          placeholder={t('notFound.searchLabel')}
          value={search}
          onValueChange={setSearch}
        />
        <Button type="submit">{t('notFound.search')}</Button>
      </form>
      <Link to={paths.home}>{t('notFound.home')}</Link>
    </div>
  );
}
