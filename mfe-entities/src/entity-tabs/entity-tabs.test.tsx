import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Navigate, Route, Routes } from '@washcoat/platform-sdk';
import { renderWithPlatform } from '@washcoat/platform-sdk/testing';
import { EntityTabs } from './entity-tabs';

const pair = () => screen.queryByRole('navigation', { name: 'Customers and users' });

afterEach(cleanup);

it('[CUST-033] [CUST-034] leads from users to customers and back, also among franchises', async () => {
  renderWithPlatform(<EntityTabs current="users" isFranchise={false} />, { route: '/entities/users' });
  await userEvent.click(screen.getByRole('link', { name: 'Customers' }));
  expect(window.location.pathname).toBe('/entities/viewGroup');
  await userEvent.click(screen.getByRole('link', { name: 'Users' }));
  expect(window.location.pathname).toBe('/entities/users');
  cleanup();
  renderWithPlatform(<EntityTabs current="customers" isFranchise />, { route: '/entities/Franchise' });
  await userEvent.click(screen.getByRole('link', { name: 'Users' }));
  expect(window.location.pathname).toBe('/entities/Franchise/users');
});

it('[CUST-035] is absent for whoever comes with the state hideCustomers', async () => {
  renderWithPlatform(
    <Routes>
      <Route path="/from" element={<Navigate to="/entities/users" state={{ hideCustomers: true }} />} />
      <Route path="/entities/users" element={<EntityTabs current="users" isFranchise={false} />} />
    </Routes>,
    { route: '/from' },
  );
  expect(window.location.pathname).toBe('/entities/users');
  expect(pair()).not.toBeInTheDocument();
});
