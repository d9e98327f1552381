import { renderWithPlatform } from '@washcoat/platform-sdk/testing';
import { screen } from '@testing-library/react';
import { aCompany } from './customer.fixture';
import { CustomerCard } from './customer-card';

const said = (name: string) => screen.getByText(name).nextElementSibling?.textContent;

it('tells modifiers of prices in their unit', () => {
  renderWithPlatform(
    <CustomerCard customer={aCompany({ priceMod: -5, priceModIsPercentage: false, groupModifier: 2.5 })} />,
  );
  expect([said('Price modifier'), said('Price Adjust')]).toEqual(['−$5.00', '2.5\u00a0%']);
});

it('leaves out what is not known, and modifiers that are not shown to who looks', () => {
  renderWithPlatform(<CustomerCard customer={aCompany({ priceMod: null, groupModifier: null })} />);
  expect(screen.queryByText('Price modifier')).not.toBeInTheDocument();
  expect(screen.queryByText('Price Adjust')).not.toBeInTheDocument();
});
