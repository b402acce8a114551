import { type Instant, useFormat } from '../../i18n/index.ts';

/** Relative time, with the exact time on hover. */
export function Ago({
  at,
  now,
  className,
}: {
  at: string;
  now?: Instant | undefined;
  className?: string | undefined;
}) {
  const { formatAgo, formatInstant } = useFormat();
  return (
    // The minute may change between server rendering and hydration; the server's text stays.
    <time dateTime={at} title={formatInstant(at)} className={className} suppressHydrationWarning>
      {formatAgo(at, now)}
    </time>
  );
}
