import { type Instant, useFormat } from '../../i18n/index.ts';

/** Relative time, alone or in a text that starts with a capital letter, with the exact time on hover. */
export function Ago({
  at,
  now,
  className,
  text,
}: {
  at: string;
  now?: Instant | undefined;
  className?: string | undefined;
  /** Returns the text around the relative time, for example "Applied 3 days ago". */
  text?: (ago: string) => string;
}) {
  const { formatAgo, formatInstant } = useFormat();
  const ago = formatAgo(at, now);
  const shown = text ? text(ago) : ago;
  return (
    // The minute may change between server rendering and hydration; the server's text stays.
    <time dateTime={at} title={formatInstant(at)} className={className} suppressHydrationWarning>
      {shown.charAt(0).toUpperCase() + shown.slice(1)}
    </time>
  );
}
