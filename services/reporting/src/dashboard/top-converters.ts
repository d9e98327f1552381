import { rowsOfReport } from '../report/report';
import { reportSight } from '../report/report.policy';
import { topCats } from '../top-cats/top-cats.report';
import { morningRange, type Morning, type MorningAsking } from './morning';

const SHOWN = 5;

/** The codes that most pieces were bought of in the last days. */
export async function topConverters(asking: MorningAsking): Promise<NonNullable<Morning['topConverters']>> {
  const page = { count: SHOWN, offset: 0 };
  const { list } = await rowsOfReport(topCats(asking.timezone), asking, morningRange(asking), page);
  const { unit } = reportSight(asking.session);
  return list.map((row) => ({
    productId: row.product_id,
    oem: row.oem,
    type: row.type,
    count: Number(row.pieces),
    ...(unit ? { minPrice: Number(row.min_price), maxPrice: Number(row.max_price) } : {}),
  }));
}
