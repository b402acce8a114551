/** Photos are shown about 110 points wide, so this is about 300 dpi. */
const PIXELS = 480;

let last: { image: string; bytes: Promise<Uint8Array | undefined> } | undefined;

/** Converts the photo of a CV to JPEG. Returns undefined when it cannot be read. Only data URLs are read. */
export function photoBytes(image: string | undefined): Promise<Uint8Array | undefined> {
  if (!image?.startsWith('data:image/')) return Promise.resolve(undefined);
  if (last?.image !== image) last = { image, bytes: converted(image).catch(() => undefined) };
  return last.bytes;
}

async function converted(image: string): Promise<Uint8Array | undefined> {
  const picture = new Image();
  picture.src = image;
  await picture.decode();
  const { naturalWidth: width, naturalHeight: height } = picture;
  const side = Math.min(width, height);
  const size = Math.min(side, PIXELS);
  const canvas = document.createElement('canvas');
  canvas.width = size;
  canvas.height = size;
  const context = canvas.getContext('2d');
  if (!context || side === 0) return undefined;
  context.fillStyle = '#ffffff';
  context.fillRect(0, 0, size, size);
  context.drawImage(picture, (width - side) / 2, (height - side) / 2, side, side, 0, 0, size, size);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.9));
  return blob ? new Uint8Array(await blob.arrayBuffer()) : undefined;
}
