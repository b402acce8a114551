import { type HTMLAttributes, type RefObject, useLayoutEffect, useRef } from 'react';
import { classNames } from '../classNames.ts';
import { addToDock, type DockKind } from './dock.ts';
import styles from './DockPlace.module.css';

export type DockPlaceProps = HTMLAttributes<HTMLElement> & {
  /** Importance and appearance. Absent: a plain element of the page. */
  kind?: DockKind | undefined;
  as?: 'div' | 'section' | 'nav' | 'aside';
};

/**
 * An element at the bottom of the window: one of the dock's bars below 768 px, or a line above it. It stays where it is
 * in the document, so that the server renders it and the focus order is that of the page. In a window lower than 400 px
 * it is part of the page.
 */
export function DockPlace({ kind, as: Element = 'div', className, ...props }: DockPlaceProps) {
  const place = useRef<HTMLElement>(null);
  useLayoutEffect(() => (kind && place.current ? addToDock(place.current, kind) : undefined), [kind]);
  return (
    <Element
      {...props}
      ref={place as RefObject<never>}
      className={classNames(kind && styles[kind], className)}
      data-dock={kind}
    />
  );
}
