import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { lazyScreen } from '../loading/lazy-screen';
import { loadingPolicy } from '../loading/loading-policy';
import { renderWithPlatform } from '../testing';
import { PlatformBoundary } from './platform-boundary';

const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
beforeEach(() => log.mockClear());

it('shows name, version and incident, and tries again', async () => {
  let isBroken = true;
  const Fragile = () => {
    if (isBroken) throw new Error('boom');
    return <p>Here</p>;
  };
  renderWithPlatform(
    <>
      <PlatformBoundary name="Settlement" version="1.2.3">
        <Fragile />
      </PlatformBoundary>
      <p>The rest</p>
    </>,
  );
  expect(screen.getByRole('heading', { name: 'Settlement did not load' })).toBeInTheDocument();
  expect(screen.getByText(/Version 1\.2\.3/)).toBeInTheDocument();
  const incident = screen.getByText(/^Incident [0-9a-f]{8}$/).textContent?.split(' ')[1];
  expect(log).toHaveBeenCalledWith(
    expect.stringContaining(`incident ${incident}: Settlement 1.2.3`),
    expect.any(Error),
  );
  expect(screen.getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/');
  expect(screen.getByText('The rest')).toBeInTheDocument();
  isBroken = false;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(screen.getByText('Here')).toBeInTheDocument();
});

it('leaves a failed slot empty and names it in the log', () => {
  const Broken = () => {
    throw new Error('boom');
  };
  renderWithPlatform(
    <PlatformBoundary name="credits" kind="slot">
      <Broken />
    </PlatformBoundary>,
  );
  expect(screen.queryByText(/did not load/)).not.toBeInTheDocument();
  expect(log).toHaveBeenCalledWith(expect.stringMatching(/incident [0-9a-f]{8}: credits/), expect.any(Error));
});

it('loads a screen anew on Try again after its code did not come', async () => {
  jest.useFakeTimers();
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  const load = jest.fn().mockRejectedValue(new Error('down'));
  const Screen = lazyScreen(load, { name: 'demo screen' });
  renderWithPlatform(
    <PlatformBoundary name="Demo">
      <Screen />
    </PlatformBoundary>,
  );
  const tries = loadingPolicy.retryAfterMs.length + 1;
  await act(() => jest.advanceTimersByTimeAsync(5_000));
  expect(screen.getByText('Demo did not load')).toBeInTheDocument();
  expect(load).toHaveBeenCalledTimes(tries);
  load.mockResolvedValue({ default: () => <p>The screen</p> });
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('The screen')).toBeInTheDocument();
  expect(load).toHaveBeenCalledTimes(tries + 1);
  jest.useRealTimers();
});
