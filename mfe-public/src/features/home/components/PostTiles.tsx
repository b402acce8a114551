import type { PostCard } from '@cpa/shared/contracts';
import { useFormat } from '@cpa/shared/i18n';
import { paths } from '@cpa/shared/routing';
import { Card, classNames, Link } from '@cpa/shared/ui';
import styles from './HomeSection.module.css';

export function PostTiles({ posts }: { posts: readonly PostCard[] }) {
  const { formatDay } = useFormat();
  return (
    <ul className={classNames(styles.many, styles.posts)}>
      {posts.map(({ slug, title, summary, published_at }) => (
        <li key={slug}>
          <Card className={styles.post}>
            <time className={styles.tileNote} dateTime={published_at}>
              {formatDay(published_at)}
            </time>
            <h3 className={styles.postTitle} dir="auto">
              <Link variant="plain" isStretched to={paths.post(slug)}>
                {title}
              </Link>
            </h3>
            <p className={styles.tileNote} dir="auto">
              {summary}
            </p>
          </Card>
        </li>
      ))}
    </ul>
  );
}
