import type { LucideIcon } from 'lucide-react';
import type { ComponentProps, ComponentType } from 'react';

type IconProps = ComponentProps<LucideIcon>;

/** Wraps a Lucide icon: 18 px, stroke 1.8, hidden from screen readers. An icon without text beside it needs a label. */
export function createIcon(Glyph: LucideIcon): ComponentType<IconProps> {
  return function Icon(props: IconProps) {
    return <Glyph size={18} strokeWidth={1.8} aria-hidden focusable={false} {...props} />;
  };
}
