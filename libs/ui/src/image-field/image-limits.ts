import { kindProblem } from './file-kinds';

/** Bytes a picture may have (COM-024). */
export const mostImageBytes = 12_582_912;

/** What stands below every field for a picture. */
export const imageLimits = 'JPG, JPEG, PNG or GIF, at most 12 MB.';

/** What stands below a field for up to `most` pictures. */
export const imagesLimits = (most: number) => `At most ${most} pictures. ${imageLimits}`;

const bytesPerMb = 1_048_576;

/** Why a file cannot be taken, with the limit named; undefined when it can. */
export function imageProblem(file: File): string | undefined {
  const { name, size } = file;
  const unfit = kindProblem(file, 'picture');
  if (unfit !== undefined) return unfit;
  if (size === 0) return `${name} is empty.`;
  if (size <= mostImageBytes) return undefined;
  const megabytes = Math.ceil((size * 10) / bytesPerMb) / 10;
  return `${name} has ${megabytes} MB, the limit is 12 MB.`;
}
