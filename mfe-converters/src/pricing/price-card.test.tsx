import { renderWithPlatform } from '@washcoat/platform-sdk/testing';
import { cleanup, screen, within } from '@testing-library/react';
import { detailA } from '../converter/converter.fixture';
import { store } from '../app/store';
import { PriceCard } from './price-card';

afterEach(cleanup);

it('[PRIC-005] says the prices of a converter within the card of its row, and frames nothing of its own', () => {
  renderWithPlatform(
    <ul>
      <li>
        <PriceCard product={{ ...detailA, calculatedPrice: 187.15, price: null }} actions={[]} />
      </li>
    </ul>,
    { store, session: {} },
  );
  const card = within(screen.getByRole('listitem'));
  const facts = card.getAllByRole('term').map(({ textContent }) => textContent);
  expect(facts.slice(0, 3)).toEqual(['Description', 'Calculated', 'Override Price']);
  expect(card.queryByRole('region')).not.toBeInTheDocument();
});
