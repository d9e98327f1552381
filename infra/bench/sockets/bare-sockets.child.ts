import { createServer } from 'node:http';
import { Server } from 'socket.io';
import { answerParent } from '../processes/parent';

/** The floor: socket.io alone. Who `watch`es a room hears of it when somebody puts to its address. */
answerParent({
  start: async () => {
    const io = new Server({ serveClient: false, path: '/realtime', transports: ['websocket'] });
    const server = createServer((request, response) => {
      io.to(request.url ?? '').emit('changed', { recordId: request.url?.slice(1) });
      response.end('{}');
    });
    io.attach(server);
    io.on('connection', (socket) => {
      socket.on('watch', ({ recordId }: { recordId: string }, answer: (answer: unknown) => void) => {
        void socket.join(`/${recordId}`);
        answer({ isWatched: true });
      });
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const address = server.address();
    if (address === null || typeof address === 'string') throw new Error('The floor has no port.');
    return `http://127.0.0.1:${address.port}`;
  },
});
