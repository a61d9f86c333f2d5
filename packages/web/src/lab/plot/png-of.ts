/** Points of the picture to a point of the drawing: sharp on paper and on dense screens. */
const SCALE = 2;

/** A drawing as a picture in PNG; nothing where the browser cannot make one. */
export async function pngOf(svg: string): Promise<Blob | undefined> {
  const image = new Image();
  // The page may show pictures that stand in their own address, and no others.
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
  try {
    await image.decode();
  } catch {
    return undefined;
  }
  const canvas = document.createElement('canvas');
  canvas.width = image.naturalWidth * SCALE;
  canvas.height = image.naturalHeight * SCALE;
  canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve) => canvas.toBlob((blob) => resolve(blob ?? undefined), 'image/png'));
}
