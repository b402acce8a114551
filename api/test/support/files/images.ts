import sharp from 'sharp';

interface Picture {
  width?: number;
  height?: number;
  format?: 'png' | 'jpeg' | 'webp';
  background?: string;
}

/** A single-colour image: few bytes for any number of pixels. */
export async function anImage({
  width = 300,
  height = 200,
  format = 'png',
  background = '#0e7c86',
}: Picture = {}): Promise<Buffer> {
  return await sharp({ create: { width, height, channels: 3, background }, limitInputPixels: false })
    .toFormat(format)
    .toBuffer();
}

/** A phone photo: rotated by EXIF, with GPS data. */
export async function aPhonePhoto(): Promise<Buffer> {
  return await sharp({ create: { width: 400, height: 200, channels: 3, background: '#c96f38' } })
    .jpeg()
    .withExif({ IFD0: { Artist: 'Rudina' }, IFD3: { GPSLatitude: '12/1 31/1 0/1' } })
    .withMetadata({ orientation: 6 })
    .toBuffer();
}

/** An animation of three frames. */
export async function anAnimatedImage(): Promise<Buffer> {
  const frames = await Promise.all(
    ['#f00', '#0f0', '#00f'].map(
      async (background) =>
        await sharp({ create: { width: 20, height: 20, channels: 3, background } })
          .png()
          .toBuffer(),
    ),
  );
  return await sharp(frames, { join: { animated: true } })
    .webp({ delay: [100, 100, 100], loop: 0 })
    .toBuffer();
}

/** A multipart form with one file, as a browser sends it. */
export function aFileForm(
  field: string,
  name: string,
  bytes: Buffer,
  fields: [string, string][] = [],
): FormData {
  const form = new FormData();
  for (const [key, value] of fields) form.append(key, value);
  form.append(field, new File([new Uint8Array(bytes)], name));
  return form;
}
