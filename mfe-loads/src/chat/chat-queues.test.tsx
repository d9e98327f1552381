import { waitFor } from '@testing-library/react';
import { chatSend } from '@washcoat/contract-loads';
import { fakeApi, refuses } from '@washcoat/platform-sdk/testing';
import { idOf, ownUserId } from '../testing/loads.fixture';
import { chatQueueOf } from './chat-queues';

it('keeps every message of a load that was closed and opened again', async () => {
  const api = fakeApi(refuses(chatSend, 503));
  const loadId = idOf(701);
  const [before, after] = [chatQueueOf(ownUserId, loadId), chatQueueOf(ownUserId, loadId)];
  before.add({ text: 'One', pictures: [] });
  after.add({ text: 'Two', pictures: [] });
  before.add({ text: 'Three', pictures: [] });
  const [kept] = Object.values(sessionStorage);
  expect(JSON.parse(String(kept))).toMatchObject(['One', 'Two', 'Three'].map((text) => ({ text })));
  await waitFor(() => expect(api.callsOf(chatSend)).toHaveLength(1));
  for (const { clientId } of after.store.get()) after.discard(clientId);
  expect(sessionStorage).toHaveLength(0);
  api.restore();
});

it.each(['{', '{"a":1}', '[{"clientId":1}, null]'])('opens beside %s that was stored for it', (text) => {
  const [user, load] = [idOf(302), crypto.randomUUID()];
  sessionStorage.setItem(`washcoat.chat.${user}.${load}`, text);
  expect(chatQueueOf(user, load).store.get()).toEqual([]);
});
