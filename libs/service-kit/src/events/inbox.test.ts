import { randomUUID } from 'node:crypto';
import { companyChanged } from '@washcoat/contract-entities';
import type { Envelope } from '@washcoat/contract-kernel';
import { createLogger } from '../platform/logger';
import { consumer } from './consumer';
import { receive } from './inbox';

const envelope: Envelope = {
  specversion: '1.0',
  id: randomUUID(),
  source: 'washcoat/test',
  type: companyChanged.name,
  subject: 'test',
  time: '2026-11-20T12:00:00.000Z',
  datacontenttype: 'application/json',
  correlationid: 'test',
  data: companyChanged.example,
};
const listener = consumer({ name: 'listen', event: companyChanged, handle: async () => undefined });
const message = { topic: companyChanged.topic, key: 'test', envelope };

describe('an event that can not be handled because the database is gone', () => {
  it.each([
    Object.assign(new Error('connect ECONNREFUSED 127.0.0.1:5432'), { code: 'ECONNREFUSED' }),
    Object.assign(new Error('terminating connection'), { code: '57P01' }),
    new Error('Connection terminated unexpectedly'),
  ])('goes back to the transport, because nothing can put it aside either: %s', async (error) => {
    const work = jest.fn().mockRejectedValue(error);
    const logger = createLogger('test', 'silent');
    const handled = receive(listener, [message], { unitOfWork: work, unitsOfWork: work, logger });
    await expect(handled).rejects.toBe(error);
  });
});
