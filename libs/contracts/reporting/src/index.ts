import { transactionsDump, transactionsReport, transactionsRows } from './transactions.endpoints';

export * from './transactions.endpoints';

/** Every call of the reporting service. */
export const reportingEndpoints = [transactionsReport, transactionsRows, transactionsDump];
