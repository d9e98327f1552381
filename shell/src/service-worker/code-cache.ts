const start = 'washcoat-code-';
/** To be counted up when what lies in the cache is no longer what the worker expects there. */
const cacheName = `${start}1`;

/** Where code is kept, by path, with the page and the registry that belong to it. Nothing of a user lies in it. */
export function openCode(): Promise<Cache> {
  return caches.open(cacheName);
}

/** Drops the caches of earlier workers. */
export async function dropEarlierCode(): Promise<void> {
  const names = (await caches.keys()).filter((name) => name.startsWith(start) && name !== cacheName);
  await Promise.all(names.map((name) => caches.delete(name)));
}

/** Drops all that any worker has kept. */
export async function dropAllCode(): Promise<void> {
  const names = (await caches.keys()).filter((name) => name.startsWith(start));
  await Promise.all(names.map((name) => caches.delete(name)));
}

/** The paths of what is kept, in the order in which it came. */
export async function cachedPaths(cache: Cache): Promise<string[]> {
  return (await cache.keys()).map(({ url }) => new URL(url).pathname);
}
