import { prefetchOnIntent } from '@cpa/shared/routing';
import { Button, MailIcon } from '@cpa/shared/ui';
import { useText } from '../../../messages/texts.ts';
import type { FollowedSearch } from '../model/followedSearch.ts';
import styles from './SearchAlert.module.css';
import { useAlertDialog } from './useAlertDialog.tsx';

type FollowSearchProps = FollowedSearch & {
  /** `button`: button in the toolbar. `banner`: banner below the list. */
  variant: 'button' | 'banner';
};

/** Lets the user follow a search by e-mail or RSS. */
export function FollowSearch({ variant, ...followed }: FollowSearchProps) {
  const { words, filters } = followed;
  const t = useText();
  const { open, prefetch, feed, dialog } = useAlertDialog(followed);
  return (
    <>
      {variant === 'button' ? (
        <Button
          variant="secondary"
          className={styles.open}
          icon={<MailIcon size={16} />}
          aria-haspopup="dialog"
          {...prefetchOnIntent(prefetch)}
          onClick={open}
        >
          <span className={styles.label}>
            {words
              ? t('alert.openWords', { words, count: filters })
              : t(filters > 0 ? 'alert.openFilters' : 'alert.openAll', { count: filters })}
          </span>
        </Button>
      ) : (
        <div className={styles.banner}>
          <p className="shrink basis-220">{t('alert.banner')}</p>
          <Button
            variant="secondary"
            size="small"
            icon={<MailIcon size={16} />}
            aria-haspopup="dialog"
            {...prefetchOnIntent(prefetch)}
            onClick={open}
          >
            {t('alert.byMail')}
          </Button>
          {/* A plain link: the feed is not a route. */}
          <a className={styles.feed} href={feed} type="application/rss+xml">
            {t('alert.rss')}
          </a>
        </div>
      )}
      {dialog}
    </>
  );
}
