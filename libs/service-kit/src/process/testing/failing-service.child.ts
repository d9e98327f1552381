import { EventEmitter } from 'node:events';
import Koa from 'koa';
import { answerErrors } from '../../http/error-handler';
import { createLogger } from '../../platform/logger';
import { spreadLastNet } from '../last-net';
import { listen } from '../listen';

/** A process whose requests leave errors uncaught in every way; it prints its port, and its log. */
const logger = createLogger('failing');
const later = (work: () => void) => setTimeout(work, 5);
const never = () => new Promise<void>(() => undefined);

const failures: Record<string, (koa: Koa.Context) => Promise<void>> = {
  async '/timer'() {
    later(() => {
      throw new Error('in a timer');
    });
    await never();
  },
  async '/rejection'() {
    later(() => void Promise.reject(new Error('of a promise')));
    await never();
  },
  async '/body'(koa) {
    koa.req.on('data', () => new EventEmitter().emit('error', new Error('of a stream')));
    await never();
  },
  async '/body-end'(koa) {
    koa.req.on('end', () => void Promise.reject(new Error('after the body')));
    koa.req.resume();
    await never();
  },
  async '/begun'(koa) {
    koa.respond = false;
    koa.res.write('half');
    later(() => {
      throw new Error('after the beginning');
    });
  },
  async '/answered'(koa) {
    koa.body = 'whole';
    koa.res.on('close', () => {
      throw new Error('after the answer');
    });
  },
  async '/nobody'(koa) {
    koa.body = 'done';
    isOwed = true;
  },
  async '/honest'(koa) {
    koa.body = 'honest';
  },
};

let isOwed = false;
setInterval(() => {
  if (!isOwed) return;
  isOwed = false;
  throw new Error('of nobody');
}, 5);

const app = new Koa();
app.silent = true;
app.use((koa, next) => {
  koa.set('x-request-id', koa.get('x-request-id'));
  koa.state.requestId = koa.get('x-request-id');
  return next();
});
app.use(answerErrors(logger));
app.use((koa) => failures[koa.path]?.(koa));
void listen(app.callback(), '127.0.0.1', 0, {
  upgrade: (_request, socket, head) => {
    socket.on('data', () => {
      throw new Error('of a web socket');
    });
    socket.unshift(head);
  },
}).then(({ port }) => process.stdout.write(`port ${port}\n`));
spreadLastNet(logger, () => process.stdout.write('orphaned\n'));
