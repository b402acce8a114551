import type { UserIcon } from '@cpa/shared/ui';
import type { ComponentProps } from 'react';

type IconProps = ComponentProps<typeof UserIcon>;

/** Returns a component that draws the paths of a Lucide icon like the icons of `shared`. */
export function drawIcon(...paths: readonly string[]) {
  return function Icon({ size = 18, className }: IconProps) {
    return (
      <svg
        className={className}
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
      >
        {paths.map((path) => (
          <path key={path} d={path} />
        ))}
      </svg>
    );
  };
}
