import { type Instant, useFormat } from '../../i18n/index.ts';

/** How long ago, with the exact time on hover. */
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
    // The server's minute may be over when the browser takes the page; the server's words stand.
    <time dateTime={at} title={formatInstant(at)} className={className} suppressHydrationWarning>
      {formatAgo(at, now)}
    </time>
  );
}
