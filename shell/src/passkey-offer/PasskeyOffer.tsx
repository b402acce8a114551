import { DockPlace, IconButton, LinkButton, XIcon } from '@cpa/shared/ui';
import { FingerprintIcon } from '@cpa/shared/ui/icons';
import { useText } from './messages/texts.ts';
import styles from './PasskeyOffer.module.css';

type Props = { to: string; onClose: () => void };

/** Line of the dock. */
export function PasskeyOffer({ to, onClose }: Props) {
  const t = useText();
  return (
    <DockPlace kind="banner" as="aside" className={styles.offer} aria-label={t('offer.text')}>
      <FingerprintIcon className={styles.icon} />
      <p className={styles.text}>{t('offer.text')}</p>
      <LinkButton variant="secondary" size="small" to={to} onClick={onClose}>
        {t('offer.add')}
      </LinkButton>
      <IconButton label={t('offer.close')} icon={<XIcon />} onClick={onClose} />
    </DockPlace>
  );
}
