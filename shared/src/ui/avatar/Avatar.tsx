import { useState } from 'react';
import { classNames } from '../classNames.ts';
import { UserIcon } from '../icons/icons.tsx';
import styles from './Avatar.module.css';
import { avatarColour, initialsOf } from './avatarLooks.ts';

export type AvatarProps = {
  /** Null where the applicant was erased. */
  name: string | null;
  /** Image URL on this site, or several to try in order. If none loads, the initials are shown. */
  src?: string | readonly string[] | null | undefined;
  /** Pixels. */
  size?: number;
  /** Round for people, square for companies. */
  shape?: 'round' | 'square';
  /** Accessible name, where no visible name is next to it. */
  label?: string;
  /** Loads at once, for an image that every window shows without scrolling. */
  isFirst?: boolean;
  className?: string | undefined;
};

/** Photo of a user or logo of a company. Decorative unless it has a `label`. */
export function Avatar({
  name,
  src,
  size = 48,
  shape = 'round',
  label,
  isFirst = false,
  className,
}: AvatarProps) {
  const [failed, setFailed] = useState<readonly string[]>([]);
  const picture = [src ?? []].flat().find((url) => url !== '' && !failed.includes(url));
  return (
    <span
      className={classNames(
        styles.avatar,
        styles[shape],
        picture ? styles.picture : !name && styles.nobody,
        className,
      )}
      style={{
        inlineSize: size,
        blockSize: size,
        fontSize: Math.max(10, Math.round(size * 0.36)),
        ...(picture || !name ? {} : { backgroundColor: avatarColour(name) }),
      }}
      translate="no"
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
    >
      {picture ? (
        <img
          key={picture}
          src={picture}
          alt=""
          width={size}
          height={size}
          {...(isFirst ? { fetchPriority: 'high' } : { loading: 'lazy' })}
          decoding="async"
          // An image that failed before hydration never fires `onError`, so check `naturalWidth`.
          ref={(image) => {
            if (image?.complete && image.naturalWidth === 0 && image.src !== '')
              setFailed((urls) => [...urls, picture]);
          }}
          onError={() => setFailed((urls) => [...urls, picture])}
        />
      ) : name ? (
        initialsOf(name)
      ) : (
        <UserIcon size={Math.round(size * 0.5)} />
      )}
    </span>
  );
}
