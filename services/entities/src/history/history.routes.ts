import { historyList } from '@washcoat/contract-entities';
import { read, type Route } from '@washcoat/service-kit';
import { listHistory } from './list-history';

/** The history tab of customers, users, roles and facilities. */
export const historyRoutes: readonly Route[] = [
  read(historyList, ({ database, session }, request) => listHistory(database, session, request)),
];
