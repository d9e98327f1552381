import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { chatList, chatPeople, chatRead, chatSend, type ChatMessage } from '@washcoat/contract-loads';
import { liveMessages } from '@washcoat/platform-sdk';
import { answers, fakeApi, refuses, renderWithPlatform } from '@washcoat/platform-sdk/testing';
import { useState } from 'react';
import { loadsApi } from '../app/api';
import { store } from '../app/store';
import { idOf, ownUserId } from '../testing/loads.fixture';
import { LoadChat } from './load-chat';

const loadId = idOf(700);
const said = (seq: number, facts: Partial<ChatMessage> = {}): ChatMessage => ({
  loadId,
  seq,
  clientId: idOf(9000 + seq),
  userId: idOf(5),
  name: 'Priya Nair',
  party: 'buyer',
  text: `Message ${seq}`,
  pictures: [],
  mentions: [],
  sentAt: '2026-11-20T14:04:00.000Z',
  ...facts,
});
const chatOf = (...list: ChatMessage[]) =>
  answers(chatList, { list, areMoreItemsAvailable: false, lastSeq: list.at(-1)?.seq ?? 0, readings: [] });

function Chat() {
  const [isOpen, setOpen] = useState(false);
  return <LoadChat loadId={loadId} isOpen={isOpen} onOpen={setOpen} />;
}

describe('the chat beside a load', () => {
  let api: ReturnType<typeof fakeApi>;
  afterEach(async () => {
    await api.settled();
    cleanup();
    store.dispatch(loadsApi.util.resetApiState());
    sessionStorage.clear();
    api.restore();
  });

  const open = async (...known: Parameters<typeof fakeApi>) => {
    api = fakeApi(answers(chatRead, { message: 'ok' }), ...known);
    renderWithPlatform(<Chat />, { store });
    await userEvent.click(await screen.findByRole('button', { name: /^Chat/ }, { timeout: 8000 }));
    return within(screen.getByRole('region', { name: 'Chat' }));
  };
  const box = () => screen.getByRole('textbox', { name: 'Message' });

  it('[CHAT-003] [CHAT-004] [CHAT-005] sends on Enter, not on Shift+Enter, and nothing that is empty', async () => {
    const chat = await open(
      chatOf(said(1)),
      answers(chatSend, { message: 'ok', sent: said(2, { userId: ownUserId, text: 'Hi\nthere' }) }),
    );
    expect(await chat.findByText('Message 1')).toBeInTheDocument();
    await userEvent.type(box(), '{Enter}   {Enter}');
    await userEvent.clear(box());
    await userEvent.type(box(), 'Hi{Shift>}{Enter}{/Shift}there');
    expect(api.callsOf(chatSend)).toEqual([]);
    await userEvent.type(box(), '{Enter}');
    await waitFor(() => expect(api.callsOf(chatSend)).toHaveLength(1));
    expect(api.callsOf(chatSend)[0]?.input).toMatchObject({ loadId, text: 'Hi\nthere', mentions: [] });
    expect(box()).toHaveValue('');
  });

  it('asks only for what is new, and ends the writing of who has said it', async () => {
    const priya = { userId: idOf(5), name: 'Priya Nair' };
    let after = 0;
    const chat = await open(
      answers(chatList, ({ input }) => {
        after = Number(input.afterSeq ?? 0);
        const all = [said(1), said(2), said(3)].slice(0, after ? 3 : 2);
        const list = all.filter(({ seq }) => seq > after);
        return { list, areMoreItemsAvailable: false, lastSeq: all.length, readings: [] };
      }),
    );
    expect(await chat.findByText('Message 2')).toBeInTheDocument();
    act(() => liveMessages.typing({ kind: 'load', recordId: loadId, person: priya }));
    expect(chat.getByText('Priya Nair is writing …')).toBeInTheDocument();
    act(() =>
      liveMessages.changed({ topic: 'chat', recordId: loadId, version: 3, at: '2026-11-20T14:05:00.000Z' }),
    );
    expect(await chat.findByText('Message 3')).toBeInTheDocument();
    expect(after).toBe(2);
    expect(chat.getByText('Message 1')).toBeInTheDocument();
    expect(chat.queryByText('Priya Nair is writing …')).not.toBeInTheDocument();
  });

  it('shows the message first that one came for', async () => {
    api = fakeApi(answers(chatRead, { message: 'ok' }), chatOf(said(1), said(2), said(3)));
    jest.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
      return new DOMRect(0, this.matches('li') && this.textContent?.includes('Message 2') ? 300 : 0, 0, 0);
    });
    renderWithPlatform(
      <LoadChat loadId={loadId} isOpen onOpen={() => undefined} sought={{ seq: 2, key: 'first' }} />,
      { store },
    );
    const sought = (await screen.findByText('Message 2', undefined, { timeout: 8000 })).closest('li');
    expect(sought).toHaveAttribute('aria-current', 'true');
    expect(screen.getByRole('log').scrollTop).toBe(300);
    jest.restoreAllMocks();
  });

  it('says that nobody knows who is there while there is no connection', async () => {
    const chat = await open(chatOf(said(1)));
    expect(chat.getByText('Connecting …')).toBeInTheDocument();
    expect(chat.queryByText('Nobody else is here')).not.toBeInTheDocument();
  });

  it('says how to begin where nothing was said, until something is', async () => {
    const chat = await open(
      chatOf(),
      answers(chatSend, { message: 'ok', sent: said(1, { userId: ownUserId, text: 'Hi' }) }),
    );
    expect(await chat.findByText('Nothing was said yet')).toBeInTheDocument();
    expect(chat.getByText(/Write the first message or add a picture below\./)).toBeInTheDocument();
    await userEvent.type(box(), 'Hi{Enter}');
    expect(chat.queryByText('Nothing was said yet')).not.toBeInTheDocument();
  });

  it('keeps what was refused, says why, and sends it again or discards it', async () => {
    const chat = await open(chatOf(), refuses(chatSend, 400, { error: 'Not like this.' }));
    await userEvent.type(box(), 'Hello{Enter}');
    expect(await chat.findByText('Not like this.')).toBeInTheDocument();
    await userEvent.click(chat.getByRole('button', { name: 'Discard' }));
    expect(chat.queryByText('Hello')).not.toBeInTheDocument();
  });

  it('says who has seen the last message, and nobody of one that is not sent', async () => {
    const readings = [{ userId: idOf(5), name: 'Priya Nair', seq: 1 }];
    const chat = await open(
      answers(chatList, { list: [said(1)], areMoreItemsAvailable: false, lastSeq: 1, readings }),
      refuses(chatSend, 400, { error: 'Not like this.' }),
    );
    expect(await chat.findByText('Seen by Priya Nair')).toBeInTheDocument();
    await userEvent.type(box(), 'Hello{Enter}');
    expect(await chat.findByText('Not like this.')).toBeInTheDocument();
    expect(chat.queryByText('Seen by Priya Nair')).not.toBeInTheDocument();
  });

  it('mentions who may open the load, by keys', async () => {
    const priya = { userId: idOf(5), name: 'Priya Nair' };
    const chat = await open(
      chatOf(),
      answers(chatPeople, {
        list: [{ userId: idOf(6), name: 'Ana Prado' }, priya],
        areMoreItemsAvailable: true,
      }),
      answers(chatSend, { message: 'ok', sent: said(1, { mentions: [priya], text: '@Priya Nair look' }) }),
    );
    await userEvent.type(box(), '@pr');
    expect(await chat.findByRole('option', { name: 'Priya Nair' })).toBeInTheDocument();
    expect(chat.getByRole('option', { name: /^Not everybody is offered/ })).toBeInTheDocument();
    await userEvent.keyboard('{Enter}');
    expect(box()).toHaveValue('@Priya Nair ');
    await userEvent.type(box(), 'look{Enter}');
    await waitFor(() => expect(api.callsOf(chatSend)).toHaveLength(1));
    expect(api.callsOf(chatSend)[0]?.input).toMatchObject({ mentions: [priya.userId] });
  });

  it('loses no mention whose names are still on their way, or were lost once', async () => {
    const priya = { userId: idOf(5), name: 'Priya Nair' };
    let give = () => undefined as void;
    const names = new Promise<void>((resolve) => {
      give = resolve;
    });
    await open(
      chatOf(),
      answers(chatPeople, async () => {
        await names;
        return { list: [priya] };
      }),
      answers(chatSend, { message: 'ok', sent: said(1, { mentions: [priya], text: '@Priya Nair look' }) }),
    );
    await userEvent.click(box());
    await userEvent.paste('@Priya Nair look');
    await userEvent.keyboard('{Enter}');
    expect(box()).toHaveValue('');
    give();
    await waitFor(() => expect(api.callsOf(chatSend)).toHaveLength(1));
    expect(api.callsOf(chatSend)[0]?.input).toMatchObject({ mentions: [priya.userId] });
  });
});
