import { companyList, userList } from '@washcoat/contract-entities';
import type { Company } from '@washcoat/contract-entities';
import { answers, fakeApi, refuses } from '@washcoat/platform-sdk/testing';
import { aUser, listed } from '../testing/people.fixture';
import customers from './customers.palette';
import users from './users.palette';

const signal = new AbortController().signal;

it('finds users by name, with address and company', async () => {
  const user = aUser({
    firstName: 'Maya',
    lastName: 'Ellison',
    email: 'maya+1@gulf.test',
    companyName: 'Gulf',
  });
  const server = fakeApi(answers(userList, listed(user)));
  expect(await users.search('may', signal)).toMatchObject([
    {
      title: 'Maya Ellison',
      detail: 'maya+1@gulf.test, Gulf',
      route: '/entities/users?text=maya%2B1%40gulf.test',
    },
  ]);
  server.restore();
});

it('finds customers by name, and fails as the server does', async () => {
  const company: Pick<Company, 'companyId' | 'companyName' | 'city' | 'state'> = {
    companyId: 'c1',
    companyName: 'Kilgore Transmissions',
    city: 'Macon',
    state: '',
  };
  const server = fakeApi({ definition: companyList, reply: () => Response.json({ list: [company] }) });
  expect(await customers.search('kil', signal)).toEqual([
    {
      id: 'c1',
      title: 'Kilgore Transmissions',
      detail: 'Macon',
      icon: 'building-2',
      route: '/entities/viewGroupId/c1',
    },
  ]);
  server.change(refuses(companyList, 403, { error: 'You are not allowed to do this.' }));
  await expect(customers.search('kil', signal)).rejects.toMatchObject({ status: 403 });
  server.restore();
});
