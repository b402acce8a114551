import type { AriaAttributes, MouseEvent, MouseEventHandler } from 'react';

type Click = MouseEventHandler<HTMLButtonElement>;

/**
 * Returns a click handler that ignores clicks while the button is disabled by `aria-disabled`. Use it instead of
 * `disabled`, which drops the focus and with it the position of keyboard users.
 */
export function clickUnless(isDisabled: AriaAttributes['aria-disabled'], onClick: Click | undefined): Click {
  return (event: MouseEvent<HTMLButtonElement>) => {
    if (isDisabled === true || isDisabled === 'true') event.preventDefault();
    else onClick?.(event);
  };
}
