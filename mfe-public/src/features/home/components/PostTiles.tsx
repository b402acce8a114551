import type { PostCard } from '@cpa/shared/contracts';
import { useFormat } from '@cpa/shared/i18n';
import { Card, Link } from '@cpa/shared/ui';
import { useLangOf } from '../../../text/useLangOf.ts';
import { publicPaths } from '../../../routing/publicPaths.ts';
import { postScene } from '../../../pictures/scenes/postScenes.ts';
import { Scene } from '../../../pictures/scenes/Scene.tsx';
import styles from './PostTiles.module.css';

export function PostTiles({ posts }: { posts: readonly PostCard[] }) {
  const { formatDay } = useFormat();
  const langOf = useLangOf();
  return (
    <ul className={styles.tiles}>
      {posts.map(({ slug, language, title, summary, published_at }) => (
        <li key={slug}>
          <Card className={styles.tile}>
            <div className={styles.picture}>
              <Scene of={postScene(slug)} isWhole />
            </div>
            <div className={styles.text}>
              <time className="mute text-14" dateTime={published_at}>
                {formatDay(published_at)}
              </time>
              <h3 className={styles.title} dir="auto" lang={langOf(language)}>
                <Link variant="plain" isStretched to={publicPaths.post(slug)}>
                  {title}
                </Link>
              </h3>
              <p className="mute text-14" dir="auto" lang={langOf(language)}>
                {summary}
              </p>
            </div>
          </Card>
        </li>
      ))}
    </ul>
  );
}
