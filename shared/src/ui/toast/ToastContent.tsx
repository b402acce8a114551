import { useKitText } from '../../i18n/index.ts';
import { CircleAlertIcon, CircleCheckIcon, InfoIcon, TriangleAlertIcon } from '../icons/icons.tsx';
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx';
import styles from './ToastContent.module.css';

export type ToastKind = 'info' | 'success' | 'warning' | 'error';

const icons = {
  info: InfoIcon,
  success: CircleCheckIcon,
  warning: TriangleAlertIcon,
  error: CircleAlertIcon,
};

/** Content of a toast, dark in both themes. The title is truncated after four lines; hovering shows all of it. */
export function ToastContent({
  kind,
  title,
  description,
}: {
  kind: ToastKind;
  title: string;
  description?: string | undefined;
}) {
  const t = useKitText();
  const Icon = icons[kind];
  return (
    <div className={styles.toast} data-kind={kind}>
      <Icon className={styles.icon} size={20} />
      <div className={styles.words}>
        <p className={styles.title} title={title.length > 120 ? title : undefined}>
          <VisuallyHidden>{`${t(`toast.${kind}`)}: `}</VisuallyHidden>
          <span>{title}</span>
        </p>
        {description && <p className={styles.description}>{description}</p>}
      </div>
    </div>
  );
}
