import { autopsyParts, type AutopsyUnit } from '@washcoat/contract-settlement';
import { hrefTo, usePageOffered } from '@washcoat/platform-sdk';
import { formatMoney, formatNumber, formatSigned, touchArea } from '@washcoat/ui';
import styled from 'styled-components';
import { analysisPath, lotsAnchor } from '../analysis/analysis-tabs';
import { FigureCard } from '../analysis/figure-card';
import { partWords } from './part-words';

const Link = styled.a`
  ${touchArea}
`;

/** Pages that units lead to, as their manifests spell them. */
const pages = {
  converter: '/converter/:id/:type?/:parameters?',
  invoice: '/invoices/settled/load/:loadId',
} as const;

/** The items most responsible for a profit; each leads to its converter, its invoice and its lot, as far as one may. */
export function ResponsibleUnits({
  settlementId,
  units,
}: {
  settlementId: string;
  units: readonly AutopsyUnit[];
}) {
  const opensConverters = usePageOffered(pages.converter);
  const opensInvoices = usePageOffered(pages.invoice);
  const lots = `${analysisPath(settlementId)}#${lotsAnchor}`;
  return (
    <FigureCard
      title="Units most responsible"
      cardsOn="small"
      note="How far each came out from what was expected when it was bought, USD"
      columns={[
        ...['Converter', 'Type', 'Pieces', 'Invoice', 'Lot', 'Paid'],
        ...autopsyParts.map((part) => partWords[part].name),
        'Together',
      ]}
      words={['Type', 'Invoice', 'Lot']}
      nothing="No units to name."
      rows={units.map(({ productId, loadId, ...unit }) => ({
        id: unit.itemId,
        cells: [
          linked(unit.oem, opensConverters && productId && `/converter/${productId}`),
          unit.type,
          unit.pieces ? formatNumber(unit.pieces) : 'None',
          linked(unit.invoiceNo, opensInvoices && pages.invoice.replace(':loadId', loadId)),
          unit.lotNo ? linked(unit.lotNo, lots) : 'None',
          formatMoney(unit.cost),
          ...autopsyParts.map((part) => formatSigned(unit[part])),
          <strong key="effect">{formatSigned(unit.effect)}</strong>,
        ],
      }))}
    />
  );
}

/** A name as a link, or alone where there is nowhere to go. */
const linked = (name: string, path: string | false | undefined) =>
  path ? <Link {...hrefTo(path)}>{name}</Link> : name;
