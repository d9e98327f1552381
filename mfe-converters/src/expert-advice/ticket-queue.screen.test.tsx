import { imageUpload } from '@washcoat/contract-files';
import { ticketAdd, ticketDelete, ticketEdit, ticketList } from '@washcoat/contract-converters';
import type { Ticket } from '@washcoat/contract-converters';
import { answers, fakeApi, refuses, renderWithPlatform } from '@washcoat/platform-sdk/testing';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { convertersApi } from '../app/api';
import { store } from '../app/store';
import { testId } from '../converter/converter.fixture';
import TicketQueueScreen from './ticket-queue.screen';

const asked: Ticket = {
  ticketId: testId(1),
  message: 'Which one is it?',
  marketPrice: null,
  basePrice: null,
  comments: '',
  status: 1,
  outcome: null,
  oem: 'GD3',
  make: 'Toyota',
  model: 'Prius',
  url: '/files/tickets/1.jpg',
  companyName: 'Corner Scrap',
  firstName: 'Lee',
  lastName: 'Corner',
  createdDate: new Date(2026, 10, 20, 9, 4).toISOString(),
  ticketResTime: null,
};
const resolved: Ticket = {
  ...asked,
  ticketId: testId(2),
  status: 2,
  outcome: 'Modified',
  marketPrice: 212,
  basePrice: 190.5,
  comments: 'It is the second generation.',
  ticketResTime: new Date(2026, 10, 20, 15, 30).toISOString(),
};
const expert = { hierarchy: 1 };
const subscriber = { hierarchy: 2, firstName: 'Lee', lastName: 'Corner' };
const field = (name: string) => screen.getByRole('textbox', { name });

describe('the identification queue', () => {
  let api: ReturnType<typeof fakeApi>;
  const start = (...more: Parameters<typeof fakeApi>) => {
    api = fakeApi(
      answers(ticketList, ({ input }) => ({
        list: input.status === '1' ? [asked] : [resolved],
        areMoreItemsAvailable: false,
        next: null,
      })),
      ...more,
    );
  };
  const open = (route = '/converters/expert-advice', session: object = expert) =>
    renderWithPlatform(<TicketQueueScreen />, { route, store, session });

  afterEach(() => {
    cleanup();
    store.dispatch(convertersApi.util.resetApiState());
    localStorage.clear();
    api.restore();
  });

  it('[ADV-001] [ADV-003] [ADV-004] [ADV-005] [ADV-006] [ADV-007] [ADV-008] [ADV-017] shows six columns', async () => {
    start();
    open();
    expect(await screen.findByRole('heading', { name: 'Identification Queue' })).toBeInTheDocument();
    const row = within(await screen.findByRole('row', { name: /Corner Scrap/ }));
    const titles = screen.getAllByRole('columnheader').map((header) => header.textContent);
    expect(titles.slice(1, 7)).toEqual(['Company', 'Message', 'Name', 'Offer Price', 'Created', 'Resolved']);
    for (const text of ['Lee Corner', '20th, Nov 2026 09:04 AM'])
      expect(row.getByText(text)).toBeInTheDocument();
    expect(api.callsOf(ticketList)[0]?.input).toEqual({ status: '1', count: '10', offset: '0' });
    await userEvent.type(screen.getByRole('searchbox'), 'gd3');
    await waitFor(() => expect(api.callsOf(ticketList).at(-1)?.input).toMatchObject({ text: 'gd3' }));
  });

  it('[ADV-002] [ADV-013] [ADV-015] has a tab for each status and says what came of a question', async () => {
    start();
    open();
    expect((await screen.findAllByRole('tab')).map((tab) => tab.textContent)).toEqual([
      'Pending',
      'Resolved',
      'Rejected',
    ]);
    await userEvent.click(screen.getByRole('tab', { name: 'Resolved' }));
    expect(await screen.findByText('Modified')).toBeInTheDocument();
    expect(screen.getByText('20th, Nov 2026 03:30 PM')).toBeInTheDocument();
    expect(screen.getByText('$212.00')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('tab', { name: 'Rejected' }));
    await waitFor(() => expect(api.callsOf(ticketList).at(-1)?.input).toMatchObject({ status: '3' }));
    expect(window.location.search).toBe('?tab=rejected');
  });

  it('[ADV-009] [ADV-014] [ADV-016] [ADV-019] answers a question; the offer takes digits only', async () => {
    start(answers(ticketEdit, { message: 'Successfully edited the message' }));
    open();
    await userEvent.click(await screen.findByRole('button', { name: 'Answer GD3' }));
    const dialog = await screen.findByRole('dialog', { name: 'Answer GD3' });
    expect(await axe(dialog)).toHaveNoViolations();
    await userEvent.type(field('Offer Price'), '2a12-');
    expect(field('Offer Price')).toHaveValue('212');
    await userEvent.type(field('Base Price'), '190.5');
    await userEvent.type(field('Comments'), 'Second generation.');
    screen.getByRole('combobox', { name: 'Status' }).focus();
    await userEvent.keyboard('{Enter}');
    await userEvent.click(await screen.findByRole('option', { name: 'Resolved' }));
    await userEvent.click(within(dialog).getByRole('button', { name: 'Save answer' }));
    expect(await screen.findByText('Successfully edited the message')).toBeInTheDocument();
    expect(api.callsOf(ticketEdit)[0]?.input).toEqual({
      ticketId: testId(1),
      message: 'Which one is it?',
      marketPrice: 212,
      basePrice: 190.5,
      comments: 'Second generation.',
      status: 2,
      oem: 'GD3',
      make: 'Toyota',
      model: 'Prius',
      url: '/files/tickets/1.jpg',
    });
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  it('[ADV-020] deletes a question after asking', async () => {
    start(answers(ticketDelete, { message: 'Deleted Successfully' }));
    open();
    await userEvent.click(await screen.findByRole('button', { name: 'Delete GD3' }));
    const dialog = screen.getByRole('alertdialog');
    expect(dialog).toHaveTextContent('Are you sure you want to delete the question GD3 ?');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Delete question' }));
    expect(await screen.findByText('Deleted Successfully')).toBeInTheDocument();
    expect(api.callsOf(ticketDelete)[0]?.input).toEqual({ ticketId: testId(1) });
  });

  it('lets those who ask read the answer and change nothing', async () => {
    start();
    open('/converters/expert-advice?tab=resolved', subscriber);
    await userEvent.click(await screen.findByText('Corner Scrap'));
    const dialog = within(await screen.findByRole('dialog', { name: 'Question about GD3' }));
    expect(dialog.getByText('It is the second generation.')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /^(Answer|Delete)/ })).not.toBeInTheDocument();
    expect(screen.queryByText('$190.50')).not.toBeInTheDocument();
  });

  it('[ADV-010] offers Ask Expert to hierarchy 2 only', async () => {
    start();
    open('/converters/expert-advice?ask=1');
    await screen.findByText('Corner Scrap');
    expect(screen.queryByRole('button', { name: 'Ask Expert' })).not.toBeInTheDocument();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    cleanup();
    open('/converters/expert-advice', subscriber);
    expect(await screen.findByRole('button', { name: 'Ask Expert' })).toBeInTheDocument();
  });

  it('[ADV-011] [ADV-018] [ADV-021] asks with a picture, names filled in', async () => {
    start(
      answers(ticketAdd, { message: '', ticketId: testId(3) }),
      answers(imageUpload, { imageUrl: '/files/tickets/3.jpg' }),
    );
    open('/converters/expert-advice', subscriber);
    await userEvent.click(await screen.findByRole('button', { name: 'Ask Expert' }));
    const dialog = await screen.findByRole('dialog', { name: 'Ask Expert' });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Send question' }));
    expect((await screen.findAllByText('Please enter a message or add a picture')).length).toBeGreaterThan(0);
    expect(api.callsOf(ticketAdd)).toHaveLength(0);
    await userEvent.upload(
      screen.getByLabelText('Picture', { selector: 'input' }),
      new File(['pixels'], 'shell.jpg', { type: 'image/jpeg' }),
    );
    expect(await screen.findByRole('img', { name: 'Picture' })).toBeInTheDocument();
    for (const [name, text] of [
      ['OEM', '55570431'],
      ['Make', 'GM'],
      ['Model', 'Captiva'],
    ] as const)
      await userEvent.type(field(name), text);
    await userEvent.click(within(dialog).getByRole('button', { name: 'Send question' }));
    expect(await screen.findByText('Successfully posted the message to expert')).toBeInTheDocument();
    const [sent] = api.callsOf(ticketAdd);
    expect(sent?.input).toEqual({
      message: '',
      url: '/files/tickets/3.jpg',
      firstName: 'Lee',
      lastName: 'Corner',
      oem: '55570431',
      make: 'GM',
      model: 'Captiva',
    });
    expect(sent?.headers.get('Idempotency-Key')).toBeTruthy();
  });

  it('[ADV-022] says that a question was not posted, and asks before it is thrown away', async () => {
    start(refuses(ticketAdd, 500));
    open('/converters/expert-advice?ask=1', subscriber);
    await userEvent.type(await screen.findByRole('textbox', { name: 'Message' }), 'What is it?');
    await userEvent.click(screen.getByRole('button', { name: 'Send question' }));
    expect((await screen.findAllByText("Couldn't post the message to expert")).length).toBeGreaterThan(0);
    api.change(refuses(ticketAdd, 500, { error: 'Nothing was saved; try again.' }));
    await userEvent.click(screen.getByRole('button', { name: 'Send question' }));
    const withReason = "Couldn't post the message to expert. Nothing was saved; try again.";
    expect((await screen.findAllByText(withReason)).length).toBeGreaterThan(0);
    expect(field('Message')).toHaveValue('What is it?');
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(await screen.findByRole('alertdialog')).toBeInTheDocument();
    expect(window.location.search).toBe('?ask=1');
  });

  it('says that the queue did not load, and that there is nothing', async () => {
    start(refuses(ticketList, 503));
    open();
    expect(
      await screen.findByText('The queue did not load. The rest of Washcoat works.'),
    ).toBeInTheDocument();
    api.change(answers(ticketList, { list: [], areMoreItemsAvailable: false, next: null }));
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('No pending questions')).toBeInTheDocument();
  });
});
