import { screen } from '@testing-library/react';
import { configureStore } from '@reduxjs/toolkit';
import { useSelector } from 'react-redux';
import { panel } from '../mount/panel';
import { renderWithPlatform } from '../testing';
import type { RegisteredSlot } from './contribution-store';
import { provideModuleLoader } from './panel-modules';
import { Slot } from './slot';
import { useContributions } from './use-contributions';

const remote = { name: 'mfe-demo', title: 'Demo', version: '1' };
const slot = (id: string, more: Partial<RegisteredSlot> = {}): RegisteredSlot => ({
  id,
  slot: 'demo.panels.v1',
  label: id,
  order: 100,
  remote,
  ...more,
});

function Labels() {
  return <p>{useContributions('demo.panels.v1').map(({ label }) => label)}</p>;
}

it('offers what the user may see, in its order, and nothing behind a feature flag', () => {
  const slots = [
    slot('late', { order: 200 }),
    slot('early', { order: 1 }),
    slot('denied', { requires: { anyOf: [{ isSA: true }] } }),
    slot('flagged', { flag: 'experiment' }),
    slot('elsewhere', { slot: 'demo.tabs.v1' }),
  ];
  renderWithPlatform(<Labels />, { contributions: { slots } });
  expect(screen.getByText('earlylate')).toBeInTheDocument();
});

it('draws a panel with the store of its own remote and drops the one that fails', async () => {
  const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const store = configureStore({ reducer: () => ({ credits: 460 }) });
  const Credits = () => <p>{useSelector((state: { credits: number }) => state.credits)} left</p>;
  provideModuleLoader(async (_remote, module) =>
    module === './panels/credits'
      ? { default: panel({ store, Panel: Credits }) }
      : { default: 'no component' },
  );
  const slots = [
    slot('credits', { module: './panels/credits' }),
    slot('broken', { module: './panels/broken' }),
  ];
  renderWithPlatform(<Slot id="demo.panels.v1" />, { contributions: { slots } });
  expect(await screen.findByText('460 left')).toBeInTheDocument();
  expect(screen.queryByText(/did not load/)).not.toBeInTheDocument();
  log.mockRestore();
});
