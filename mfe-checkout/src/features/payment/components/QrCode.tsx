import { useMemo } from 'react';
import { qrPath } from '../model/qrPath.ts';

/** A QR code as an SVG that this page draws itself: no image is requested from the provider. */
export function QrCode({
  text,
  label,
  className,
}: {
  text: string;
  label: string;
  className: string | undefined;
}) {
  const { size, path } = useMemo(() => qrPath(text), [text]);
  return (
    <svg
      viewBox={`-4 -4 ${size + 8} ${size + 8}`}
      role="img"
      aria-label={label}
      className={className}
      shapeRendering="crispEdges"
    >
      <rect x={-4} y={-4} width={size + 8} height={size + 8} fill="#fff" />
      <path d={path} fill="#0b2a33" />
    </svg>
  );
}
