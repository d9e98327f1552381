import { freshOrCached, cachedOrFresh } from './answers';
import { dropEarlierCode } from './code-cache';
import { cacheRuleOf, PAGE_PATH, REGISTRY_PATH } from './cache-rules';
import { keepCode } from './keep-code';
import { isKeepRequest } from './keep-request';
import type { FetchEvent, WorkerScope } from './worker-scope';

declare const self: WorkerScope;

function answer(event: FetchEvent): void {
  const { request } = event;
  const how = cacheRuleOf(request, self.location.origin);
  if (how === 'page') event.respondWith(freshOrCached(request, PAGE_PATH));
  if (how === 'registry') event.respondWith(freshOrCached(request, REGISTRY_PATH));
  if (how === 'code') event.respondWith(cachedOrFresh(request, (work) => event.waitUntil(work)));
}

// All that it gives out is named by its content or belongs together, so a new worker may take over at any moment.
self.addEventListener('install', (event) => event.waitUntil(self.skipWaiting()));
self.addEventListener('activate', (event) =>
  event.waitUntil(Promise.all([dropEarlierCode(), self.clients.claim()])),
);
self.addEventListener('fetch', answer);
self.addEventListener('message', (event) => {
  if (isKeepRequest(event.data)) event.waitUntil(keepCode(event.data));
});
