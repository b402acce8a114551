import { closeGracefully, createLogger, loadSecretFiles, startTracing } from '@cpa/shared/server';
import { buildSite } from './app/buildSite.ts';
import { readConfig } from './app/config.ts';
import { openReleaseStorage } from './platform/storage/openReleaseStorage.ts';

const logger = createLogger(process.env['LOG_LEVEL'] ?? 'info');

await closeGracefully(
  async (onClose, draining) => {
    loadSecretFiles(process.env);
    await startTracing('portal-site', logger, onClose);
    const config = readConfig(process.env);
    const places = await openReleaseStorage(process.env, config.home);
    const site = await buildSite({ ...config, ...places, logger, draining });
    onClose(async () => site.close());
    await site.listen({ host: config.host, port: config.port });
  },
  ({ message }) => logger.fatal(message),
);
