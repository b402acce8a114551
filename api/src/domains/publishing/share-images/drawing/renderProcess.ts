import sharp from 'sharp';
import type { ShareImage } from './shareImage.ts';
import { drawShareImage } from './drawShareImage.ts';

/** Process that renders share images: their CPU time delays no request, and only here may an SVG be decoded. */
export type RenderRequest = { id: number; image: ShareImage };
export type RenderResponse = { id: number; png?: Uint8Array; error?: string };

sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({ operation: ['VipsForeignLoadSvg'] });
sharp.cache(false);
sharp.concurrency(1);

process.on('message', (request: RenderRequest) => void respond(request));

async function respond({ id, image }: RenderRequest): Promise<void> {
  try {
    const svg = Buffer.from(drawShareImage(image));
    const png = await sharp(svg).flatten().png({ compressionLevel: 9 }).toBuffer();
    process.send!({ id, png } satisfies RenderResponse);
  } catch (error) {
    process.send!({ id, error: String(error) } satisfies RenderResponse);
  }
}
