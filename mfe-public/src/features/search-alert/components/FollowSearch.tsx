import type { VacancyFilter } from '@cpa/shared/contracts';
import { paths, prefetchOnIntent } from '@cpa/shared/routing';
import { Button, IconButton, lazyComponent, MailIcon } from '@cpa/shared/ui';
import { useState } from 'react';
import { useDispatch } from 'react-redux';
import { useText } from '../../../messages/texts.ts';
import { alertOpened } from '../state/searchAlertSlice.ts';
import styles from './SearchAlert.module.css';

const alertDialog = lazyComponent(() => import(/* webpackChunkName: "search-alert" */ './AlertDialog.tsx'));

/** A search as somebody wants to follow it: as a call has it, and as an address has it. */
export type FollowedSearch = { filter: VacancyFilter; search: string };

type FollowSearchProps = FollowedSearch & {
  /** `mark` is small enough to stand beside the order of the list, `strip` says what it is for. */
  look: 'mark' | 'strip';
};

/** Hears of new vacancies of a search: by e-mail, or in a feed reader. */
export function FollowSearch({ filter, search, look }: FollowSearchProps) {
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
      {look === 'mark' ? (
        <IconButton
          label={t('alert.open')}
          icon={<MailIcon />}
          aria-haspopup="dialog"
          {...prefetchOnIntent(alertDialog.prefetch)}
          onClick={open}
        />
      ) : (
        <div className={styles.strip}>
          <p className={styles.stripText}>{t('alert.strip')}</p>
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
          {/* Not the router's: a feed is a document of its own. */}
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
