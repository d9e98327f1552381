import { metalBook, metalEntries, yardMetal } from '@washcoat/contract-settlement';
import { mapPage, read, type Route, type Service } from '@washcoat/service-kit';
import { purchaseSight } from '../purchases/expected-lots.policy';
import { presentBook, presentEntry } from './metal-account.presenter';
import { bookStagesFor, entryStagesFor } from './metal-account.policy';
import { listEntries, readAssayedBook, readBook } from './metal-account.repository';
import { yardMetal as metalInYard } from './yard-metal';

/** The calls about the metal account: everybody reads the entries of the companies that they may see. */
export const metalAccountRoutes = ({ platform: { timezone } }: Service): readonly Route[] => [
  read(metalBook, async ({ database, session }) => {
    const readsBook = purchaseSight(session).metal ? readBook : readAssayedBook;
    return { weeks: presentBook(await readsBook(database, session, timezone), bookStagesFor(session)) };
  }),
  read(yardMetal, ({ database, session }) => metalInYard(database, session)),
  read(metalEntries, async ({ database, session }, input) =>
    mapPage(
      await listEntries(database, { session, timezone, told: entryStagesFor(session) }, input),
      presentEntry,
    ),
  ),
];
