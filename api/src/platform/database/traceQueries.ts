import { areSpansRecorded, inSpan, traceparent } from '@cpa/shared/server';
import type pg from 'pg';

type Query = (text: unknown, ...rest: unknown[]) => unknown;

/**
 * Appends the trace of the request or job to each query, like sqlcommenter, so that the log of the server and
 * `pg_stat_activity` name it. Values are not part of the text.
 */
export function traceQueries(client: pg.PoolClient): void {
  const query = client.query.bind(client) as Query;
  const traced: Query = (text, ...rest) => {
    const parent = traceparent();
    if (typeof text !== 'string' || parent === undefined) return query(text, ...rest);
    const send = () => query(`${text} /*traceparent='${traceparent()}'*/`, ...rest);
    if (!areSpansRecorded()) return send();
    return inSpan(
      { name: text.slice(0, text.search(/\s|$/)), kind: 'client', attributes: { 'db.query.text': text } },
      async () => await send(),
    );
  };
  client.query = traced as typeof client.query;
}
