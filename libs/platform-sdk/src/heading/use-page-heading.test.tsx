import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { hrefTo } from '../navigation/navigate';
import { Route, Routes } from '../navigation/router';
import { renderWithPlatform } from '../testing';
import { headingStore } from './heading-store';
import { usePageHeading } from './use-page-heading';

function List() {
  const [text, setText] = useState('');
  const [asked, setAsked] = useState(0);
  usePageHeading({
    heading: 'Things',
    search: { placeholder: 'Find a thing', value: text, onChange: setText },
    actions: (
      <>
        <button onClick={() => setAsked(asked + 1)}>Ask</button>
        <a {...hrefTo('/one')}>Open one</a>
      </>
    ),
    status: <em>Live</em>,
  });
  return <p>{`found ${text}, asked ${asked}`}</p>;
}

function One() {
  usePageHeading({ heading: 'One', backTo: '/' });
  return <p>The one</p>;
}

function Pages() {
  return (
    <Routes>
      <Route path="/" element={<List />} />
      <Route path="/one" element={<One />} />
    </Routes>
  );
}

it('lets a page own heading, search, status and actions of the top bar', async () => {
  const { unmount } = renderWithPlatform(<Pages />);
  const bar = screen.getByRole('banner');
  expect(screen.getByRole('heading', { name: 'Things' })).toBeInTheDocument();
  expect(bar).toHaveTextContent('Live');
  await userEvent.type(screen.getByRole('searchbox'), 'gd3');
  await userEvent.click(screen.getByRole('button', { name: 'Ask' }));
  await userEvent.click(screen.getByRole('button', { name: 'Ask' }));
  expect(screen.getByText('found gd3, asked 2')).toBeInTheDocument();

  await userEvent.click(screen.getByRole('link', { name: 'Open one' }));
  expect(screen.getByRole('heading', { name: 'One' })).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Ask' })).not.toBeInTheDocument();
  expect(screen.queryByRole('searchbox')).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Back' })).toHaveAttribute('href', '/');

  unmount();
  expect(headingStore.get()).toBeNull();
});
