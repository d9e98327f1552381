import { dropAllCode } from './code-cache';
import type { WorkerScope } from './worker-scope';

declare const self: WorkerScope;

// What an operator has served in the place of the worker to be rid of it: it answers nothing, drops what was kept
// and goes.
self.addEventListener('install', (event) => event.waitUntil(self.skipWaiting()));
self.addEventListener('activate', (event) =>
  event.waitUntil(Promise.all([dropAllCode(), self.registration.unregister()])),
);
