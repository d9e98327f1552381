import { TestService } from '@washcoat/testing';
import { reportingService } from '../service';
import { ensureMonth } from './month-partition';

describe('the partition of a month', () => {
  let reporting: TestService;

  beforeAll(async () => {
    reporting = await TestService.start(reportingService);
  });
  afterAll(() => reporting.stop());

  it('is made once, although several processes find it missing at the same time', async () => {
    const december = new Date('2026-12-31T23:59:59.999Z');
    await Promise.all(
      Array.from({ length: 5 }, () =>
        reporting.service.inTransaction({}, ({ trx }) => ensureMonth(trx, 'transaction_row', december)),
      ),
    );
    const { rows } = await reporting.service.database.raw(
      `select inhrelid::regclass::text as partition from pg_inherits where inhparent = 'transaction_row'::regclass`,
    );
    expect(rows).toEqual([{ partition: 'transaction_row_2026_12' }]);
  });
});
