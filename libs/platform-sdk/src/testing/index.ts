export { watchDownloads } from './watch-downloads';
export type { WatchedDownloads } from './watch-downloads';
export { answers, fakeApi, refuses } from './fake-api';
export type { FakeAnswer, SeenCall } from './fake-api';
export { holdFiles } from './hold-files';
export type { HeldFiles } from './hold-files';
export { renderWithPlatform } from './fake-platform';
export type { FakePlatform } from './fake-platform';
export { fakeSession } from './fake-session';
