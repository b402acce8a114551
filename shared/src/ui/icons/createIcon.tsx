import { createElement, type ComponentProps, type ComponentType } from 'react';

type IconNode = [tag: string, attributes: Record<string, string>][];
type IconProps = ComponentProps<'svg'> & { size?: number };

/** Creates an icon: 18 px, stroke 1.8, hidden from screen readers. An icon without text beside it needs a label. */
export function createIcon(node: IconNode): ComponentType<IconProps> {
  return function Icon({ size = 18, ...props }: IconProps) {
    return (
      <svg
        xmlns="http://www.w3.org/2000/svg"
        width={size}
        height={size}
        viewBox="0 0 24 24"
        fill="none"
        stroke="currentColor"
        strokeWidth={1.8}
        strokeLinecap="round"
        strokeLinejoin="round"
        aria-hidden
        focusable={false}
        {...props}
      >
        {node.map(([tag, attributes], index) => createElement(tag, { ...attributes, key: index }))}
      </svg>
    );
  };
}
