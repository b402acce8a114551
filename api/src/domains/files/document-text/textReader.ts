import { RESUME_TYPES } from '@cpa/shared/contracts';
import { cutText } from './documentText.ts';
import { textOfDocx } from './textOfDocx.ts';
import { textOfPdf } from './textOfPdf.ts';

export interface ReadRequest {
  bytes: Uint8Array;
  mediaType: string;
}
export interface ReadResponse {
  /** Null for a file that cannot be read. */
  text: string | null;
}

// Runs in a child process of `readDocumentText`.
process.on('message', (request: ReadRequest) => {
  const respond = (text: string | null): unknown => process.send!({ text } satisfies ReadResponse);
  void read(request).then(respond, () => respond(null));
});
process.on('disconnect', () => process.exit());

async function read({ bytes, mediaType }: ReadRequest): Promise<string> {
  return cutText(
    mediaType === RESUME_TYPES.pdf
      ? await textOfPdf(new Uint8Array(bytes))
      : await textOfDocx(Buffer.from(bytes)),
  );
}
