import type { Migration } from '@washcoat/service-kit';
import { createBookingCopy } from './create-booking-copy';
import { createInvoiceCopy } from './create-invoice-copy';
import { createLotCopy } from './create-lot-copy';
import { createMorningCopies } from './create-morning-copies';
import { createReportCopies } from './create-report-copies';
import { createReportRows } from './create-report-rows';
import { createSettlementCopy } from './create-settlement-copy';
import { fillBesideWriters } from './fill-beside-writers';
import { fillSpansByMonths } from './fill-spans-by-months';
import { fillSpansInOrder } from './fill-spans-in-order';
import { keepDaySums } from './keep-day-sums';
import { keepReportMails } from './keep-report-mails';
import { keepRunningSums } from './keep-running-sums';
import { keepSpanSums } from './keep-span-sums';
import { markDeletedInvoices } from './mark-deleted-invoices';
import { nameOwnersOfFacilities } from './name-owners-of-facilities';
import { sumSubtotalsOfOrders } from './sum-subtotals-of-orders';

/** The tables of the reporting service, oldest change first. */
export const reportingMigrations: readonly Migration[] = [
  createReportRows,
  createInvoiceCopy,
  nameOwnersOfFacilities,
  markDeletedInvoices,
  createReportCopies,
  createLotCopy,
  createMorningCopies,
  keepDaySums,
  createSettlementCopy,
  keepReportMails,
  keepSpanSums,
  createBookingCopy,
  fillBesideWriters,
  fillSpansByMonths,
  fillSpansInOrder,
  keepRunningSums,
  ...sumSubtotalsOfOrders,
];
