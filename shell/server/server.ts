import { pino } from 'pino';
import { buildSite } from './buildSite.ts';
import { readConfig } from './config.ts';

const logger = pino({ level: process.env['LOG_LEVEL'] ?? 'info' });

try {
  const config = readConfig(process.env);
  const site = await buildSite({ ...config, logger });
  await site.listen({ host: config.host, port: config.port });
  const stop = () => void site.close().then(() => process.exit(0));
  process.once('SIGINT', stop).once('SIGTERM', stop);
  // Started by another process, which is gone: so is its channel to this one.
  if (process.channel) process.once('disconnect', stop);
} catch (error) {
  logger.fatal(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}
