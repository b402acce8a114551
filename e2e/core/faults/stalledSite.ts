import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { generate } from 'selfsigned';
import { site } from '../site.ts';
import { startSiteServer } from '../siteServer.ts';

/** A site server whose disk can stall for the files of one remote. */
export type StalledSite = {
  url: string;
  stall: (remote: string) => void;
  recover: () => void;
  stop: () => Promise<void>;
};

/** Starts a site server that browsers reach over HTTP/2, or without TLS over HTTP/1.1. */
export async function startStalledSite({
  port,
  isHttp2,
}: {
  port: number;
  isHttp2: boolean;
}): Promise<StalledSite> {
  const folder = join(site.cache, `e2e-stalled-${port}`);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const control = join(folder, 'stalled-remote');
  const server = await startSiteServer(
    {
      STALLED_REMOTE: control,
      NODE_OPTIONS: `--import=${join(import.meta.dirname, 'stallFiles.ts')}`,
      ...(isHttp2 && (await writeCertificate(folder))),
    },
    port,
  );
  return {
    url: server.url,
    stall: (remote) => writeFileSync(control, remote),
    recover: () => rmSync(control),
    stop: () => server.stop(),
  };
}

async function writeCertificate(folder: string): Promise<{ TLS_CERT_FILE: string; TLS_KEY_FILE: string }> {
  const name = [{ name: 'commonName', value: 'localhost' }];
  const pair = await generate(name, { keyType: 'ec', algorithm: 'sha256' });
  const files = { TLS_CERT_FILE: join(folder, 'site.crt'), TLS_KEY_FILE: join(folder, 'site.key') };
  writeFileSync(files.TLS_CERT_FILE, pair.cert);
  writeFileSync(files.TLS_KEY_FILE, pair.private);
  return files;
}
