import type { AssayProposalWhole } from '@washcoat/contract-converters';
import { hrefTo, usePageOffered } from '@washcoat/platform-sdk';
import {
  Card,
  FactList,
  FigureTable,
  formatCount,
  formatNumber,
  formatOunces,
  formatPercent,
  MetalMarker,
  metalOrder,
  noValue,
  Stack,
} from '@washcoat/ui';
import styled from 'styled-components';

const Scroll = styled.div`
  overflow-x: auto;
`;

const GRAMS_PER_POUND = 453.59237;

/** The page of a completed settlement, as its manifest spells it. */
const settlementPage = '/settlement/completed/create/:settlementId?';

/** What the units of the settlement hold by the catalogue, and what was settled; it leads there whom it is open to. */
export function ProposalEvidence({ proposal }: { proposal: AssayProposalWhole }) {
  const { evidence: found, companyName, settlementId, settlementNo, family } = proposal;
  const opensSettlements = usePageOffered(settlementPage);
  const settlement = `Settlement ${settlementNo}`;
  const others = Math.round((found.pieces - found.familyPieces) * 100) / 100;
  return (
    <Card
      title="Evidence"
      note={
        <>
          {opensSettlements ? (
            <a {...hrefTo(settlementPage.replace(':settlementId?', settlementId))}>{settlement}</a>
          ) : (
            settlement
          )}
          , {companyName}
        </>
      }
    >
      <Stack>
        <FactList>
          <dt>Units</dt>
          <dd>{`${formatCount(found.familyPieces, 'piece')} of ${family}, ${formatCount(others, 'piece')} of other families`}</dd>
          {found.unknownPieces > 0 && (
            <>
              <dt>Not in the catalogue</dt>
              <dd>{formatCount(found.unknownPieces, 'piece')}</dd>
            </>
          )}
          <dt>Weight</dt>
          <dd>{`${poundText(found.expectedGrams)} by the catalogue, ${poundText(found.settledGrams)} net dry settled (${changeText(found.expectedGrams, found.settledGrams)})`}</dd>
        </FactList>
        <Scroll>
          <FigureTable aria-label="Expected and settled ounces">
            <thead>
              <tr>
                <th scope="col">Troy ounces</th>
                <th scope="col">{family}</th>
                <th scope="col">All units, expected</th>
                <th scope="col">Settled</th>
                <th scope="col">Difference</th>
              </tr>
            </thead>
            <tbody>
              {metalOrder.map((metal) => (
                <tr key={metal}>
                  <th scope="row">
                    <MetalMarker metal={metal} label="name" />
                  </th>
                  <td>{formatOunces(found.familyOz[metal])}</td>
                  <td>{formatOunces(found.expectedOz[metal])}</td>
                  <td>{formatOunces(found.settledOz[metal])}</td>
                  <td>{changeText(found.expectedOz[metal], found.settledOz[metal])}</td>
                </tr>
              ))}
            </tbody>
          </FigureTable>
        </Scroll>
      </Stack>
    </Card>
  );
}

const poundText = (grams: number) => `${formatNumber(Math.round(grams / GRAMS_PER_POUND))} lb`;

/** By how much `after` differs from `before`. */
function changeText(before: number, after: number): string {
  if (before === 0) return noValue;
  const percent = Math.round(((after - before) / before) * 1000) / 10;
  return `${percent > 0 ? '+' : ''}${formatPercent(percent)}`;
}
