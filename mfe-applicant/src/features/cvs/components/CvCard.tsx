import type { CvSummary } from '@cpa/shared/contracts';
import { useFormat } from '@cpa/shared/i18n';
import { Ago, Badge, IconButton, Link } from '@cpa/shared/ui';
import { ConfirmDialog } from '@cpa/shared/ui/dialog';
import { MoreIcon } from '@cpa/shared/ui/icons';
import { Menu } from '@cpa/shared/ui/menu';
import { useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useText } from '../../../messages/texts.ts';
import { events, selectCvs } from '../state/cvsSlice.ts';
import styles from './CvList.module.css';
import { RenameDialog } from './RenameDialog.tsx';
import { ShareLink } from './ShareLink.tsx';

/** A CV with its actions. */
export function CvCard({ cv }: { cv: CvSummary }) {
  const t = useText();
  const dispatch = useDispatch();
  const { pendingId, link } = useSelector(selectCvs);
  const [dialog, setDialog] = useState<'rename' | 'delete' | null>(null);
  const { formatDay } = useFormat();
  const { id, name, template, updated_at, share_expires_at } = cv;
  const isShared = share_expires_at !== null;
  const choose = (choice: 'rename' | 'duplicate' | 'share' | 'renew' | 'revoke' | 'delete') => {
    if (choice === 'duplicate') dispatch(events.duplicateRequested({ id }));
    else if (choice === 'share') dispatch(events.shareRequested({ id }));
    else if (choice === 'renew') dispatch(events.renewRequested({ id }));
    else if (choice === 'revoke') dispatch(events.revokeRequested({ id }));
    else setDialog(choice);
  };
  return (
    <li className={styles.card} aria-busy={pendingId === id || undefined}>
      <div className={styles.head}>
        <div className="shrink grow">
          <h2 className="break text-18">
            <Link to={`/cv-builder?cv=${id}`}>{name}</Link>
          </h2>
          <p className="mute text-14">
            <span>{t(`cv.template.${template}`)} ·</span>{' '}
            <Ago at={updated_at} text={(ago) => t('cvs.changed', { ago })} />{' '}
            {isShared && <Badge>{t('cvs.sharedUntil', { day: formatDay(share_expires_at) })}</Badge>}
          </p>
        </div>
        <Menu
          trigger={<IconButton label={t('cvs.more', { name })} icon={<MoreIcon />} />}
          sections={[
            {
              items: [
                { id: 'rename', name: t('cvs.rename') },
                { id: 'duplicate', name: t('cvs.duplicate') },
                {
                  id: 'share',
                  name: t(isShared ? 'cvs.shareAgain' : 'cvs.share'),
                  hint: t('cvs.shareHint'),
                },
                ...(isShared
                  ? [
                      { id: 'renew' as const, name: t('cvs.renew'), hint: t('cvs.renewHint') },
                      { id: 'revoke' as const, name: t('cvs.revoke') },
                    ]
                  : []),
              ],
            },
            { items: [{ id: 'delete', name: t('cvs.delete'), isDestructive: true }] },
          ]}
          onChoose={choose}
        />
      </div>
      {link?.id === id && isShared && <ShareLink token={link.token} expiresAt={share_expires_at} />}
      {dialog === 'rename' && <RenameDialog cv={cv} onClose={() => setDialog(null)} />}
      <ConfirmDialog
        isOpen={dialog === 'delete'}
        title={t('cvs.deleteTitle', { name })}
        confirmLabel={t('cvs.delete')}
        isDestructive
        onCancel={() => setDialog(null)}
        onConfirm={() => {
          setDialog(null);
          dispatch(events.deleteRequested({ id }));
        }}
      >
        {t('cvs.deleteText')}
      </ConfirmDialog>
    </li>
  );
}
