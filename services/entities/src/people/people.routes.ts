import { buyerSearch } from '@washcoat/contract-entities';
import { read, type Route } from '@washcoat/service-kit';
import { mapPage } from '../paging/page';
import { presentBuyer } from './buyer.presenter';
import { searchPeople } from './search-people';

/** The search for people by name. */
export const peopleRoutes: readonly Route[] = [
  read(buyerSearch, async ({ database, session }, filters) =>
    mapPage(await searchPeople(database, session, filters), presentBuyer),
  ),
];
