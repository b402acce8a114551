import type { VacancyFilter } from '@cpa/shared/contracts';
import { paths, prefetchOnIntent } from '@cpa/shared/routing';
import { Button, IconButton, lazyComponent, MailIcon } from '@cpa/shared/ui';
import { useState } from 'react';
import { useDispatch } from 'react-redux';
import { useText } from '../../../messages/texts.ts';
import { alertOpened } from '../state/searchAlertSlice.ts';
import styles from './SearchAlert.module.css';

const alertDialog = lazyComponent(() => import(/* webpackChunkName: "search-alert" */ './AlertDialog.tsx'));

/** Search as a filter for the API and as a query string. */
export type FollowedSearch = { filter: VacancyFilter; search: string };

type FollowSearchProps = FollowedSearch & {
  /** `icon`: icon button next to the sort order. `banner`: banner below the list. */
  variant: 'icon' | 'banner';
};

/** Lets the user follow a search by e-mail or RSS. */
export function FollowSearch({ filter, search, variant }: FollowSearchProps) {
  const t = useText();
  const dispatch = useDispatch();
  const [isOpen, setIsOpen] = useState(false);
  const { Component: Dialog, isFailed } = alertDialog.useComponent(isOpen);
  const open = () => {
    dispatch(alertOpened());
    setIsOpen(true);
  };
  const feed = search ? `${paths.vacanciesFeed}?${search}` : paths.vacanciesFeed;
  return (
    <>
      {variant === 'icon' ? (
        <IconButton
          label={t('alert.open')}
          icon={<MailIcon />}
          aria-haspopup="dialog"
          {...prefetchOnIntent(alertDialog.prefetch)}
          onClick={open}
        />
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
      {isOpen && Dialog && <Dialog filter={filter} feed={feed} onClose={() => setIsOpen(false)} />}
    </>
  );
}
