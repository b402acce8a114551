import { useState } from 'react';
import { classNames } from '../classNames.ts';
import { UserIcon } from '../icons/icons.tsx';
import styles from './Avatar.module.css';
import { avatarColour, initialsOf } from './avatarLooks.ts';

export type AvatarProps = {
  /** Null where the person was erased. */
  name: string | null;
  /** Image URL on this site. Without one, or if it fails to load, the initials are shown. */
  src?: string | null | undefined;
  /** Pixels. */
  size?: number;
  /** Round for people, square for companies. */
  shape?: 'round' | 'square';
  /** Accessible name, where no visible name is next to it. */
  label?: string;
  className?: string | undefined;
};

/** Photo of a user or logo of a company. Decorative unless it has a `label`. */
export function Avatar({ name, src, size = 48, shape = 'round', label, className }: AvatarProps) {
  const [failed, setFailed] = useState<string | null>(null);
  const isPicture = Boolean(src) && failed !== src;
  return (
    <span
      className={classNames(
        styles.avatar,
        styles[shape],
        isPicture ? styles.picture : !name && styles.nobody,
        className,
      )}
      style={{
        inlineSize: size,
        blockSize: size,
        fontSize: Math.max(10, Math.round(size * 0.36)),
        ...(isPicture || !name ? {} : { backgroundColor: avatarColour(name) }),
      }}
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
    >
      {isPicture && src ? (
        <img
          src={src}
          alt=""
          width={size}
          height={size}
          loading="lazy"
          decoding="async"
          // An image that failed before hydration never fires `onError`, so check `naturalWidth`.
          ref={(image) => {
            if (image?.complete && image.naturalWidth === 0 && image.src !== '') setFailed(src);
          }}
          onError={() => setFailed(src)}
        />
      ) : name ? (
        initialsOf(name)
      ) : (
        <UserIcon size={Math.round(size * 0.5)} />
      )}
    </span>
  );
}
