export { redisAdapter } from '../realtime/redis-adapter';
export { LivePage } from './live-page';
export { TestEdge } from './test-edge';
