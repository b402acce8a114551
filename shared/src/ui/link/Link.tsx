import { Link as RouterLink, type LinkProps as RouterLinkProps } from 'react-router';
import { classNames } from '../classNames.ts';
import styles from './Link.module.css';

export type LinkProps = Omit<RouterLinkProps, 'className'> & {
  /** `text` in a sentence, `plain` where the context shows that it is a link, for example a title. */
  variant?: 'text' | 'plain';
  /** Makes the whole surrounding `Card` a link. */
  isStretched?: boolean;
  className?: string | undefined;
};

/** A link inside the site; no document is loaded. */
export function Link({ variant = 'text', isStretched, className, ...rest }: LinkProps) {
  return (
    <RouterLink
      {...rest}
      className={classNames(styles.link, styles[variant], isStretched && styles.stretched, className)}
    />
  );
}
