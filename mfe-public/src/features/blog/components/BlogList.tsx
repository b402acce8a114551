import type { PostCard } from '@cpa/shared/contracts';
import { useFormat, useLocale } from '@cpa/shared/i18n';
import { apiDocumentPath } from '@cpa/shared/routing';
import { Card, EmptyState, Link, LoadError, LoadingArea, Skeleton } from '@cpa/shared/ui';
import { useDispatch, useSelector } from 'react-redux';
import { useLangOf } from '../../../text/useLangOf.ts';
import { useReadInLanguage } from '../../../text/useReadInLanguage.ts';
import { PageHeader } from '../../../page/PageHeader.tsx';
import { useText } from '../../../messages/laterTexts.ts';
import { publicPaths } from '../../../routing/publicPaths.ts';
import { posts } from '../state/posts.ts';
import { postScene } from '../../../pictures/scenes/postScenes.ts';
import { Scene } from '../../../pictures/scenes/Scene.tsx';
import styles from './Blog.module.css';

/** All posts, newest first. */
export function BlogList() {
  const t = useText();
  const feed = apiDocumentPath(publicPaths.blogFeed, useLocale());
  return (
    <>
      <PageHeader title={t('blog.title')}>
        {t('blog.intro')} {/* A plain link: the feed is not a route. */}
        <a className="lagoon" href={feed} type="application/rss+xml">
          {t('blog.rss')}
        </a>
      </PageHeader>
      <List />
    </>
  );
}

function List() {
  const t = useText();
  const dispatch = useDispatch();
  const locale = useLocale();
  const read = useSelector(posts.select);
  useReadInLanguage(read.status === 'loaded' ? read.arg.language : undefined, (language) =>
    dispatch(posts.opened({ language, isSwitch: true })),
  );
  if (read.status === 'failed') {
    return <LoadError error={read.error} onRetry={() => dispatch(posts.opened({ language: locale }))} />;
  }
  if (!read.data) {
    return (
      <LoadingArea className={styles.list} label={t('blog.loading')}>
        {['first', 'second', 'third', 'fourth'].map((post) => (
          <Skeleton key={post} height="var(--post-height)" shape="block" />
        ))}
      </LoadingArea>
    );
  }
  if (read.data.length === 0) {
    return <EmptyState title={t('blog.emptyTitle')}>{t('blog.emptyText')}</EmptyState>;
  }
  return (
    <ul className={styles.list}>
      {read.data.map((post) => (
        <li key={post.slug}>
          <PostTile post={post} />
        </li>
      ))}
    </ul>
  );
}

function PostTile({ post: { slug, language, title, summary, published_at } }: { post: PostCard }) {
  const { formatDay } = useFormat();
  const langOf = useLangOf();
  return (
    <Card className={styles.tile}>
      <div className={styles.picture}>
        <Scene of={postScene(slug)} isWhole />
      </div>
      <time className="mute text-14" dateTime={published_at}>
        {formatDay(published_at)}
      </time>
      <h2 className="text-20" dir="auto" lang={langOf(language)}>
        <Link variant="plain" isStretched to={publicPaths.post(slug)}>
          {title}
        </Link>
      </h2>
      <p className="mute text-14" dir="auto" lang={langOf(language)}>
        {summary}
      </p>
    </Card>
  );
}
