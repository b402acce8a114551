import type { CvSettings } from '@cpa/shared/contracts';

type TemplateSketchProps = Pick<CvSettings, 'template' | 'color'>;

/** A small drawing of a template in the chosen colour. */
export function TemplateSketch({ template, color }: TemplateSketchProps) {
  const left = template === 'sidebar' ? 17 : template === 'compact' ? 12 : 5;
  const top = template === 'photo' || template === 'hospitality' ? 15 : 8;
  const step = template === 'compact' ? 3 : template === 'first-job' ? 5 : 4;
  const rows = Math.floor((46 - top) / step);
  const width = template === 'photo' ? 18 : 35 - left;
  return (
    <svg viewBox="0 0 40 52" width={44} height={57} aria-hidden focusable="false">
      <rect width="40" height="52" fill="#ffffff" />
      {template === 'sidebar' && <rect width="14" height="52" fill={color} />}
      {template === 'hospitality' && <rect width="40" height="12" fill={color} />}
      {template === 'photo' && <rect width="40" height="12" fill="#f6f1e7" />}
      {template === 'photo' && <circle cx="9" cy="6" r="4" fill={color} />}
      <rect
        x={template === 'photo' ? 16 : left}
        y="4"
        width="16"
        height="2.6"
        fill={template === 'hospitality' ? '#ffffff' : color}
      />
      {Array.from({ length: rows }, (_, row) => (
        <rect
          key={row}
          x={left}
          y={top + row * step}
          width={row % 4 === 0 ? width * 0.5 : width - ((row * 5) % 7)}
          height="1.4"
          fill={row % 4 === 0 ? color : '#b9c6c9'}
        />
      ))}
      {template === 'photo' && <rect x="27" y="16" width="9" height="24" fill="#e0e8e9" />}
      {template === 'compact' && <rect x="4" y="8" width="5" height="38" fill="#e0e8e9" />}
    </svg>
  );
}
