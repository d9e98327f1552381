import { connect } from 'node:net';
import { answerErrors, createLogger, listen, Problem, type Listener } from '@washcoat/service-kit';
import Koa from 'koa';
import { localUpstream, remoteUpstream, type Upstream } from '../service';
import { TestEdge } from '../testing/test-edge';

const UPLOAD = '/write/v1/product/imageSearch';

/** Refuses everything before it has read a byte of it. */
function refusing(): Koa {
  const app = new Koa();
  app.use(answerErrors(createLogger('refusing', 'silent')));
  app.use(() => {
    throw new Problem(403, 'You may not search by picture.', { code: 'FORBIDDEN' });
  });
  return app;
}

describe('an upload that is refused before it has arrived', () => {
  let service: Listener;

  beforeAll(async () => {
    service = await listen(refusing().callback(), '127.0.0.1', 0);
  });
  afterAll(() => {
    service.server.closeAllConnections();
    return service.close();
  });

  const places: [string, () => Upstream][] = [
    ['this process', () => localUpstream(refusing())],
    ['another process', () => remoteUpstream(`http://127.0.0.1:${service.port}`)],
  ];
  describe.each(places)('by a service in %s', (_place, upstream) => {
    let edge: TestEdge;

    beforeAll(async () => {
      edge = await TestEdge.start({ converters: upstream() });
    });
    afterAll(() => edge.stop());

    it.each([
      [1, 20],
      [300_000, 10],
      [13_000_000, 3],
    ])('with %d bytes learns why', async (bytes, times) => {
      for (let count = 0; count < times; count++) {
        const form = new FormData();
        form.append('image', new Blob([Buffer.alloc(bytes, 'x')]), 'shell.jpg');
        const answer = await fetch(`${edge.url}${UPLOAD}`, { method: 'POST', body: form });
        expect([answer.status, await answer.json()]).toEqual([
          403,
          expect.objectContaining({ code: 'FORBIDDEN' }),
        ]);
      }
    });

    it('without end is cut off', async () => {
      const { hostname, port } = new URL(edge.url);
      const socket = connect(Number(port), hostname);
      const ended = new Promise((resolve) => socket.on('close', resolve));
      // The end comes as a reset or as a closed pipe.
      socket.on('error', () => socket.destroy());
      socket.write(`POST ${UPLOAD} HTTP/1.1\r\nHost: x\r\nContent-Length: 99999999999\r\n\r\n`);
      const part = Buffer.alloc(1_000_000, 'x');
      const send = () => socket.write(part, (error) => void (error ?? send()));
      send();
      await ended;
    });
  });
});
