import { useLocale } from '@cpa/shared/i18n';
import { apiDocumentPath } from '@cpa/shared/routing';
import { lazyComponent } from '@cpa/shared/ui';
import { useState, type ReactNode } from 'react';
import { useDispatch } from 'react-redux';
import { useText } from '../../../messages/texts.ts';
import { publicPaths } from '../../../routing/publicPaths.ts';
import type { FollowedSearch } from '../model/followedSearch.ts';
import { alertOpened } from '../state/searchAlertSlice.ts';

const alertDialog = lazyComponent(() => import(/* webpackChunkName: "search-alert" */ './AlertDialog.tsx'));

/** Opens the form of an alert, which loads on demand. */
export function useAlertDialog(followed: FollowedSearch): {
  open: () => void;
  prefetch: () => void;
  /** URL of the feed of the same search. */
  feed: string;
  /** The form, or why it could not be loaded. */
  dialog: ReactNode;
} {
  const t = useText();
  const dispatch = useDispatch();
  const [isOpen, setIsOpen] = useState(false);
  const { Component: Dialog, isFailed } = alertDialog.useComponent(isOpen);
  const { search } = followed;
  const { vacanciesFeed } = publicPaths;
  const feed = apiDocumentPath(search ? `${vacanciesFeed}?${search}` : vacanciesFeed, useLocale());
  return {
    feed,
    prefetch: alertDialog.prefetch,
    open: () => {
      dispatch(alertOpened());
      setIsOpen(true);
    },
    dialog: isOpen && (
      <>
        {isFailed && (
          <p role="alert" className="coral">
            {t('failed.network')}
          </p>
        )}
        {Dialog && <Dialog followed={followed} feed={feed} onClose={() => setIsOpen(false)} />}
      </>
    ),
  };
}
