import { LoadError } from '@cpa/shared/ui';
import { useFormat } from '@cpa/shared/i18n';
import { useDispatch, useSelector } from 'react-redux';
import { PageHeader } from '../../../layout/PageHeader.tsx';
import { useText } from '../../../messages/texts.ts';
import { ArticleSkeleton } from '../../../rich-text/ArticleSkeleton.tsx';
import { RichText, useRichTextReady } from '../../../rich-text/RichText.tsx';
import { pageOpened, type PageSlug, selectPage } from '../state/pagesSlice.ts';
import styles from './Pages.module.css';

/** Page that only consists of content from the API. */
export function ContentPage({ slug }: { slug: PageSlug }) {
  const t = useText();
  const { formatDay } = useFormat();
  const dispatch = useDispatch();
  const read = useSelector((state: object) => selectPage(state, slug));
  const isTextReady = useRichTextReady(read?.status === 'loaded');
  if (read?.status === 'failed') {
    return <LoadError isWholePage error={read.failure} onRetry={() => dispatch(pageOpened({ slug }))} />;
  }
  if (read?.status !== 'loaded' || !isTextReady) return <ArticleSkeleton label={t('pages.loading')} />;
  const { title, summary, updated_on, body } = read.page;
  return (
    <article>
      <PageHeader title={title}>{summary}</PageHeader>
      <RichText level={2}>{body}</RichText>
      <p className={styles.updated}>{t('pages.updated', { day: formatDay(updated_on) })}</p>
    </article>
  );
}
