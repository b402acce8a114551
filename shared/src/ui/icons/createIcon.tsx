import { type ComponentProps, type ComponentType, useInsertionEffect } from 'react';
import { addSymbol, type IconNode, registerSymbol } from '../icon-symbols/symbols.ts';

type IconProps = ComponentProps<'svg'> & { size?: number };

/**
 * Creates an icon: 18 px, stroke 1.8, hidden from screen readers. An icon without text beside it needs a label. It refers
 * to its drawing, which a page contains once.
 */
export function createIcon(node: IconNode): ComponentType<IconProps> {
  let id: string | undefined;
  return function Icon({ size = 18, ...props }: IconProps) {
    const symbol = (id ??= registerSymbol(node));
    useInsertionEffect(() => addSymbol(symbol), [symbol]);
    return (
      <svg width={size} height={size} fill="none" aria-hidden {...props}>
        <use href={`#${symbol}`} />
      </svg>
    );
  };
}
