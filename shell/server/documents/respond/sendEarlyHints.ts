import type { FastifyReply, FastifyRequest } from 'fastify';
import { isRendered } from '../pages/createPageReader.ts';
import type { Visit } from './visit.ts';
import type { PageFile } from './pageFiles.ts';

/** Sends early hints to a browser that navigates to a page: the files it needs, before the document is ready. */
export function sendEarlyHints({ headers }: FastifyRequest, { raw }: FastifyReply, visit: Visit): void {
  if (headers['sec-fetch-mode'] !== 'navigate') return;
  const { files, owner } = visit;
  const { styles, stylePreloads, preloads, fonts } = files;
  const fontLinks = fonts.map((file) => checked(file, 'rel=preload; as=font; type="font/woff2"'));
  // A rendered page contains its styles and is complete before its scripts.
  const isComplete = owner !== undefined && isRendered(owner.remote, owner.pattern);
  raw.writeEarlyHints({
    link: isComplete
      ? fontLinks
      : [
          ...[...styles, ...stylePreloads].map((file) => checked(file, 'rel=preload; as=style')),
          ...fontLinks,
          ...preloads.map((file) => checked(file, 'rel=modulepreload')),
        ],
  });
}

const checked = ({ url, integrity }: PageFile, relation: string): string =>
  `<${url}>; ${relation}; integrity="${integrity}"; crossorigin=anonymous`;
