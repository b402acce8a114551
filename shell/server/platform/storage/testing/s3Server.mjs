/**
 * Runs s3rver in a process of its own: `s3Server.mjs <folder>`. s3rver knows no conditional writes, so a PUT with
 * `If-None-Match: *` is answered here when the object exists, and requests for one object wait for each other, because
 * S3 shows an object only once it is complete. Its listing with a delimiter misses folders that contain folders only, so
 * the delimiter is removed; the client reads both forms.
 */
import { createServer } from 'node:http';
import S3rver from 's3rver';

const [directory] = process.argv.slice(2);
const s3rver = new S3rver({
  directory,
  silent: true,
  allowMismatchedSignatures: true,
  configureBuckets: ['releases', 'files'].map((name) => ({ name, configs: [] })),
});
await s3rver.configureBuckets();
const handle = s3rver.callback();
const queues = new Map();

const server = createServer((request, response) => {
  const path = decodeURIComponent(new URL(request.url, 'http://localhost').pathname);
  const before = queues.get(path) ?? Promise.resolve();
  const isDone = new Promise((resolve) => response.once('close', resolve));
  queues.set(
    path,
    before.then(() => isDone),
  );
  void answer(before, path, request, response);
});

server.listen(0, '127.0.0.1', () => process.send?.(server.address().port));
process.once('disconnect', () => process.exit());

async function answer(before, path, request, response) {
  await before;
  const [, bucket, ...key] = path.split('/');
  const isConditional = request.method === 'PUT' && request.headers['if-none-match'] === '*';
  if (isConditional && (await s3rver.store.existsObject(bucket, key.join('/')))) {
    request.resume();
    response.writeHead(412, { 'content-type': 'application/xml' });
    response.end('<Error><Code>PreconditionFailed</Code><Message>The object exists.</Message></Error>');
    return;
  }
  request.url = request.url.replace(/([?&])delimiter=[^&]*&?/, '$1');
  await handle(request, response);
}
