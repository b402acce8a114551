import { prefetchOnIntent } from '@cpa/shared/routing';
import { IconButton, lazyComponent, ShareIcon } from '@cpa/shared/ui';
import { useState } from 'react';
import { useText } from '../../messages/texts.ts';
import type { Shared } from './ShareDialog.tsx';

const shareDialog = lazyComponent(() => import(/* webpackChunkName: "share-dialog" */ './ShareDialog.tsx'));

/** Opens the dialog to share a page. */
export function ShareButton(shared: Shared) {
  const t = useText();
  const [isOpen, setIsOpen] = useState(false);
  const { Component: Dialog, isFailed } = shareDialog.useComponent(isOpen);
  return (
    <>
      <IconButton
        isFramed
        label={t('share.label')}
        icon={<ShareIcon />}
        {...prefetchOnIntent(shareDialog.prefetch)}
        onClick={() => setIsOpen(true)}
      />
      {isOpen && isFailed && <p role="alert">{t('failed.network')}</p>}
      {isOpen && Dialog && <Dialog {...shared} onClose={() => setIsOpen(false)} />}
    </>
  );
}
