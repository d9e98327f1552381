/** JPEG in a quality in which the letters of a stamp stay legible. */
const QUALITY = 0.92;

/** What a picture shows at this moment, as a file; null while it shows nothing. */
export async function takeStill(screen: HTMLVideoElement): Promise<File | null> {
  const { videoWidth: width, videoHeight: height } = screen;
  if (!width || !height) return null;
  const canvas = document.createElement('canvas');
  Object.assign(canvas, { width, height });
  canvas.getContext('2d')?.drawImage(screen, 0, 0, width, height);
  const picture = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', QUALITY));
  return picture && new File([picture], 'still.jpg', { type: 'image/jpeg' });
}
