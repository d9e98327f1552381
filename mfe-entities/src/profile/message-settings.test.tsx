import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { noticeSettings, noticeSettingsSave } from '@washcoat/contract-kernel';
import { answers, fakeApi, refuses, renderWithPlatform } from '@washcoat/platform-sdk/testing';
import { axe } from 'jest-axe';
import { entitiesApi } from '../app/api';
import { store } from '../app/store';
import { MessageSettings } from './message-settings';

const kinds = [
  { kind: 'own-invoice', label: 'Your invoices', isMailed: true },
  { kind: 'own-order', label: 'Your orders', isMailed: false },
];

describe('the messages by mail', () => {
  let api: ReturnType<typeof fakeApi>;
  const start = (rhythm: 'never' | 'daily', ...more: Parameters<typeof fakeApi>) => {
    api = fakeApi(answers(noticeSettings, { rhythm, hour: 7, kinds }), ...more);
    return renderWithPlatform(<MessageSettings />, { route: '/settings', store });
  };
  const save = () => userEvent.click(screen.getByRole('button', { name: 'Save message settings' }));
  const sent = () => api.callsOf(noticeSettingsSave).at(-1)?.input;

  afterEach(() => {
    cleanup();
    store.dispatch(entitiesApi.util.resetApiState());
    api.restore();
  });

  it('are chosen: when, and which', async () => {
    const { container } = start('never', answers(noticeSettingsSave, { message: 'Message settings saved' }));
    expect(await screen.findByText(/Nothing is mailed/)).toBeInTheDocument();
    expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('radio', { name: 'Once a day' }));
    expect(screen.getByRole('combobox', { name: 'Hour' })).toHaveTextContent('7:00 AM');
    expect(screen.getByRole('checkbox', { name: 'Your orders' })).not.toBeChecked();
    await userEvent.click(screen.getByRole('checkbox', { name: 'Your invoices' }));
    await userEvent.click(screen.getByRole('checkbox', { name: 'Your orders' }));
    expect(await axe(container)).toHaveNoViolations();
    await save();
    expect(await screen.findByText('Message settings saved')).toBeInTheDocument();
    expect(sent()).toEqual({ rhythm: 'daily', hour: 7, mutedKinds: ['own-invoice'] });
  });

  it('keep what was chosen and say why when saving fails', async () => {
    start('daily', refuses(noticeSettingsSave, 503));
    await userEvent.click(await screen.findByRole('radio', { name: 'At once' }));
    await save();
    const form = within(screen.getByRole('form', { name: 'Messages by mail' }));
    expect(await form.findByRole('alert')).toBeInTheDocument();
    expect(screen.getByRole('radio', { name: 'At once' })).toBeChecked();
    expect(screen.getByRole('checkbox', { name: 'Your orders' })).not.toBeChecked();
  });

  it('say when they did not load', async () => {
    api = fakeApi(refuses(noticeSettings, 503));
    renderWithPlatform(<MessageSettings />, { route: '/settings', store });
    expect(await screen.findByText('The message settings did not load')).toBeInTheDocument();
  });
});
