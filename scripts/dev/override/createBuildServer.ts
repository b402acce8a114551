import { type Server, createServer } from 'node:http';
import { sendBuildFile } from '../sendBuildFile.ts';

const FOR_ALL = { 'access-control-allow-origin': '*', 'cross-origin-resource-policy': 'cross-origin' };

/** Creates a server for the files of a local build, which the page of another origin loads. */
export function createBuildServer(folder: string): Server {
  return createServer(({ url = '/' }, response) => {
    for (const [name, value] of Object.entries(FOR_ALL)) response.setHeader(name, value);
    void sendBuildFile(folder, URL.parse(url, 'http://local')?.pathname ?? '/', response);
  });
}
