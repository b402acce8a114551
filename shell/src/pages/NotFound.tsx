import { paths } from '@cpa/shared/routing';
import { Button, Link, TextField } from '@cpa/shared/ui';
import { Form } from 'react-router';
import { useDocumentTitle } from '../layout/useDocumentTitle.ts';
import { useText } from '../messages/texts.ts';
import styles from './Page.module.css';

/** For an address that nobody owns: says so, and helps on. */
export function NotFound() {
  const t = useText();
  useDocumentTitle(t('notFound.title'));
  return (
    <div className={styles.page}>
      <h1>{t('notFound.heading')}</h1>
      <p>{t('notFound.text')}</p>
      <search className={styles.searchArea}>
        <Form className={styles.search} action={paths.vacancies}>
          <TextField name="search_string" type="search" label={t('notFound.searchLabel')} />
          <Button type="submit">{t('notFound.search')}</Button>
        </Form>
      </search>
      <Link to={paths.home}>{t('notFound.home')}</Link>
    </div>
  );
}
