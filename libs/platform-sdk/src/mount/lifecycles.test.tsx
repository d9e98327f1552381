import { configureStore } from '@reduxjs/toolkit';
import { act, screen, waitFor } from '@testing-library/react';
import { useSelector } from 'react-redux';
import { hrefTo, navigate } from '../navigation/navigate';
import { Route, Routes } from '../navigation/router';
import { chooseTheme, useThemeMode } from '../theme/theme-store';
import { lifecycles } from './lifecycles';

const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);

function Root() {
  const count = useSelector((state: { count: number }) => state.count);
  const mode = useThemeMode();
  return (
    <Routes>
      <Route path="/things" element={<a {...hrefTo('/things/7')}>{`Things ${count} ${mode}`}</a>} />
      <Route path="/things/:id" element={<p>One thing</p>} />
      <Route
        path="/broken"
        Component={() => {
          throw new Error('boom');
        }}
      />
    </Routes>
  );
}

const store = configureStore({ reducer: () => ({ count: 3 }) });
const remote = lifecycles({ name: 'mfe-demo', Root, store });

beforeEach(() => {
  document.body.innerHTML = '<main id="outlet"></main>';
  window.history.replaceState(null, '', '/things');
  chooseTheme('light');
});

it('mounts into the outlet with store, router and theme, and leaves nothing behind', async () => {
  await remote.bootstrap();
  await act(() => remote.mount({ title: 'Demo', version: '1.0.0' }));
  const link = screen.getByRole('link', { name: 'Things 3 light' });
  expect(document.getElementById('outlet')).toContainElement(link);
  act(() => chooseTheme('dark'));
  expect(screen.getByText('Things 3 dark')).toBeInTheDocument();
  act(() => link.click());
  expect(screen.getByText('One thing')).toBeInTheDocument();
  act(() => navigate('/things', { replace: true }));
  expect(screen.getByText('Things 3 dark')).toBeInTheDocument();
  await act(() => remote.unmount());
  expect(document.getElementById('outlet')).toBeEmptyDOMElement();
});

it('leaves a click with a key held to the browser', async () => {
  await act(() => remote.mount({}));
  const click = new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey: true });
  act(() => {
    screen.getByRole('link').dispatchEvent(click);
  });
  expect(click.defaultPrevented).toBe(false);
  expect(window.location.pathname).toBe('/things');
  await act(() => remote.unmount());
});

it('contains a screen that throws and mounts again afterwards', async () => {
  window.history.replaceState(null, '', '/broken');
  await act(() => remote.mount({ title: 'Demo', version: '1.0.0' }));
  await waitFor(() => expect(screen.getByText('Demo did not load')).toBeInTheDocument());
  expect(log).toHaveBeenCalledWith(expect.stringContaining('Demo 1.0.0'), expect.any(Error));
  await act(() => remote.unmount());
  window.history.replaceState(null, '', '/things');
  await act(() => remote.mount({}));
  expect(screen.getByRole('link')).toBeInTheDocument();
  await act(() => remote.unmount());
});
