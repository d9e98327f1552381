/** The address a bundler's loader says it failed on. */
function requestedAddress(error: unknown): string | undefined {
  if (typeof error !== 'object' || error === null) return undefined;
  const request: unknown = Reflect.get(error, 'request');
  return typeof request === 'string' && request !== '' ? request : undefined;
}

/**
 * Whether the code that failed to load was removed by a newer release: the server is there and says that the file is
 * gone. A server that does not answer is not a reason to throw the page away.
 */
export async function isStale(error: unknown): Promise<boolean> {
  const address = requestedAddress(error);
  if (address === undefined) return false;
  try {
    const { status } = await fetch(address, { method: 'HEAD', cache: 'no-store' });
    return status === 404 || status === 410;
  } catch {
    return false;
  }
}
