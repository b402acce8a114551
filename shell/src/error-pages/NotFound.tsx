import type { ActiveRemote, ManifestSearch } from '@cpa/shared/contracts';
import { paths } from '@cpa/shared/routing';
import { Button, Link, SearchField } from '@cpa/shared/ui';
import { type SubmitEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import { useDocumentTitle } from '../layout/useDocumentTitle.ts';
import { useText } from '../messages/texts.ts';
import { useManifestText, useReleases } from '../remotes/index.ts';
import styles from './Page.module.css';

/** The 404 page, with the search that a remote's manifest declares. */
export function NotFound() {
  const t = useText();
  const { remotes } = useReleases();
  const remote = remotes.find(({ manifest }) => manifest.search);
  const search = remote?.manifest.search;
  useDocumentTitle(t('notFound.title'));
  return (
    <div className={styles.page}>
      <h1>{t('notFound.heading')}</h1>
      <p>{t(search ? 'notFound.searchText' : 'notFound.text')}</p>
      {remote && search && <SearchForm remote={remote} search={search} />}
      <Link to={paths.home}>{t('notFound.home')}</Link>
    </div>
  );
}

function SearchForm({ remote, search }: { remote: ActiveRemote; search: ManifestSearch }) {
  const t = useManifestText(remote);
  const navigate = useNavigate();
  const [query, setQuery] = useState('');
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    void navigate(`${search.path}?${new URLSearchParams({ [search.parameter]: query }).toString()}`);
  };
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- not all supported browsers know <search>
    <form className={styles.search} role="search" action={search.path} onSubmit={submit}>
      <SearchField
        name={search.parameter}
        label={t(search.label)}
        placeholder={t(search.label)}
        value={query}
        onValueChange={setQuery}
      />
      <Button type="submit">{t(search.button)}</Button>
    </form>
  );
}
