import { buyerSearch } from '@washcoat/contract-entities';
import { mapPage, read, type Route } from '@washcoat/service-kit';
import { presentBuyer } from './buyer.presenter';
import { searchPeople } from './search-people';

/** The search for people by name. */
export const peopleRoutes: readonly Route[] = [
  read(buyerSearch, async ({ database, session }, filters) =>
    mapPage(await searchPeople(database, session, filters), presentBuyer),
  ),
];
