import { prefetchOnIntent } from '@cpa/shared/routing';
import { Button, lazyComponent, MailIcon } from '@cpa/shared/ui';
import { useState } from 'react';
import { useDispatch } from 'react-redux';
import { useText } from '../../../messages/texts.ts';
import { publicPaths } from '../../../routing/publicPaths.ts';
import type { FollowedSearch } from '../model/followedSearch.ts';
import { alertOpened } from '../state/searchAlertSlice.ts';
import styles from './SearchAlert.module.css';

const alertDialog = lazyComponent(() => import(/* webpackChunkName: "search-alert" */ './AlertDialog.tsx'));

type FollowSearchProps = FollowedSearch & {
  /** `button`: button in the toolbar. `banner`: banner below the list. */
  variant: 'button' | 'banner';
};

/** Lets the user follow a search by e-mail or RSS. */
export function FollowSearch({ variant, ...followed }: FollowSearchProps) {
  const { search, words, filters } = followed;
  const t = useText();
  const dispatch = useDispatch();
  const [isOpen, setIsOpen] = useState(false);
  const { Component: Dialog, isFailed } = alertDialog.useComponent(isOpen);
  const open = () => {
    dispatch(alertOpened());
    setIsOpen(true);
  };
  const feed = search ? `${publicPaths.vacanciesFeed}?${search}` : publicPaths.vacanciesFeed;
  return (
    <>
      {variant === 'button' ? (
        <Button
          variant="secondary"
          className={styles.open}
          icon={<MailIcon size={16} />}
          aria-haspopup="dialog"
          {...prefetchOnIntent(alertDialog.prefetch)}
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
          <p className={styles.bannerText}>{t('alert.banner')}</p>
          <Button
            variant="secondary"
            size="small"
            icon={<MailIcon size={16} />}
            aria-haspopup="dialog"
            {...prefetchOnIntent(alertDialog.prefetch)}
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
      {isOpen && isFailed && (
        <p role="alert" className={styles.failed}>
          {t('failed.network')}
        </p>
      )}
      {isOpen && Dialog && <Dialog followed={followed} feed={feed} onClose={() => setIsOpen(false)} />}
    </>
  );
}
