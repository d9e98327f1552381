import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { hrefTo } from '../navigation/navigate';
import { Route, Routes, useLocation, useNavigate } from '../navigation/router';
import { renderWithPlatform } from '../testing';
import { useUnsavedGuard } from './use-unsaved-guard';

function Form() {
  const [text, setText] = useState('');
  const go = useNavigate();
  const release = useUnsavedGuard(text !== '');
  return (
    <>
      <input aria-label="Name" value={text} onChange={(event) => setText(event.target.value)} />
      <a {...hrefTo('/list')}>Customers</a>
      <a {...hrefTo('/edit?tab=history')}>History</a>
      <button onClick={() => void go('/list')}>Cancel</button>
      <button
        onClick={() => {
          release();
          void go('/list');
        }}
      >
        Save
      </button>
    </>
  );
}

function Pages() {
  return (
    <Routes>
      <Route path="/list" element={<p>The list</p>} />
      <Route path="/edit" element={<Form />} />
    </Routes>
  );
}

const list = () => screen.queryByText('The list');
const question = () => screen.queryByRole('alertdialog', { name: 'Leave this page' });

async function typed(): Promise<void> {
  renderWithPlatform(<Pages />, { route: '/edit' });
  await userEvent.type(screen.getByRole('textbox', { name: 'Name' }), 'Harlan');
}

it.each(['link', 'button'] as const)('asks before a %s leads off a form with unsaved text', async (role) => {
  await typed();
  await userEvent.click(screen.getByRole(role, { name: role === 'link' ? 'Customers' : 'Cancel' }));
  expect(screen.getByRole('button', { name: 'Stay here' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(question()).toBeNull();
  expect(screen.getByRole('textbox', { name: 'Name' })).toHaveValue('Harlan');
  await userEvent.click(screen.getByRole(role, { name: role === 'link' ? 'Customers' : 'Cancel' }));
  await userEvent.click(screen.getByRole('button', { name: 'Leave without saving' }));
  expect(list()).toBeInTheDocument();
});

it('asks nothing for another tab of the page, after saving, or while nothing was typed', async () => {
  await typed();
  await userEvent.click(screen.getByRole('link', { name: 'History' }));
  expect(window.location.search).toBe('?tab=history');
  expect(question()).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(list()).toBeInTheDocument();
});

function Places() {
  const { search } = useLocation();
  return search.includes('edit=') ? <Held /> : <p>The list</p>;
}

function Held() {
  const [text, setText] = useState('');
  useUnsavedGuard(text !== '', ['edit']);
  return (
    <>
      <input aria-label="Name" value={text} onChange={(event) => setText(event.target.value)} />
      <a {...hrefTo('/list?edit=7&tab=history')}>History</a>
      <a {...hrefTo('/list?offset=10')}>Back</a>
    </>
  );
}

it('asks before a form is left that only the query of the path says', async () => {
  renderWithPlatform(<Places />, { route: '/list?edit=7' });
  await userEvent.type(screen.getByRole('textbox', { name: 'Name' }), 'Harlan');
  await userEvent.click(screen.getByRole('link', { name: 'History' }));
  expect(question()).toBeNull();
  await userEvent.click(screen.getByRole('link', { name: 'Back' }));
  expect(question()).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Leave without saving' }));
  expect(list()).toBeInTheDocument();
  expect(window.location.search).toBe('?offset=10');
});

it('asks nothing once the text is gone', async () => {
  await typed();
  await userEvent.clear(screen.getByRole('textbox', { name: 'Name' }));
  await userEvent.click(screen.getByRole('link', { name: 'Customers' }));
  expect(list()).toBeInTheDocument();
});

it('holds the page when the back button leads off it, and goes there when asked to', async () => {
  window.history.replaceState(null, '', '/list');
  window.history.pushState(null, '', '/edit');
  renderWithPlatform(<Pages />, { route: '/edit' });
  await userEvent.type(screen.getByRole('textbox', { name: 'Name' }), 'Harlan');
  act(() => window.history.back());
  await screen.findByRole('alertdialog', { name: 'Leave this page' });
  expect(window.location.pathname).toBe('/edit');
  await userEvent.click(screen.getByRole('button', { name: 'Stay here' }));
  expect(screen.getByRole('textbox', { name: 'Name' })).toHaveValue('Harlan');

  act(() => window.history.back());
  await userEvent.click(await screen.findByRole('button', { name: 'Leave without saving' }));
  await waitFor(() => expect(list()).toBeInTheDocument());
  expect(window.location.pathname).toBe('/list');
});

it('lets the browser ask before the page is closed or reloaded, only while something is unsaved', async () => {
  const isHeld = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
  await typed();
  expect(isHeld()).toBe(true);
  await userEvent.clear(screen.getByRole('textbox', { name: 'Name' }));
  expect(isHeld()).toBe(false);
});
