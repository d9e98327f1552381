import { momentColumn, optional, tableModel, textColumn } from '@washcoat/service-kit';

const columns = {
  providerId: textColumn,
  /** What it was told to be the one of when it began. */
  renewalId: textColumn,
  endedAt: optional(momentColumn),
};

/** A renewal that the provider for tests charges until it has ended: its own books, which no part of billing reads. */
export class TestRenewalModel extends tableModel('test_renewal', ['providerId'], columns) {}
