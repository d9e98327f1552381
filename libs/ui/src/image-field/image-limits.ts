/** Bytes a picture may have (COM-024). */
export const mostImageBytes = 12_582_912;

/** What stands below every field for a picture. */
export const imageLimits = 'JPG, JPEG, PNG or GIF, at most 12 MB.';

const types: readonly string[] = ['image/jpeg', 'image/png', 'image/gif'];
const bytesPerMb = 1_048_576;

/** Why a file cannot be taken, with the limit named; undefined when it can. Some browsers name no type: then the name decides. */
export function imageProblem({ name, type, size }: File): string | undefined {
  const isPicture = type === '' ? /\.(jpe?g|png|gif)$/i.test(name) : types.includes(type);
  if (!isPicture) return `${name} is not a JPG, JPEG, PNG or GIF.`;
  if (size === 0) return `${name} is empty.`;
  if (size <= mostImageBytes) return undefined;
  const megabytes = Math.ceil((size * 10) / bytesPerMb) / 10;
  return `${name} has ${megabytes} MB, the limit is 12 MB.`;
}
