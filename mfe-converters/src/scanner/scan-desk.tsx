import type { Product } from '@washcoat/contract-converters';
import { useSession, useUnsavedGuard } from '@washcoat/platform-sdk';
import { unfinished, useScanKeys } from '@washcoat/platform-sdk/scanning';
import { HiddenText, Notice, Stack, StickyBar, TwoColumn } from '@washcoat/ui';
import { useRef } from 'react';
import type { MouseEvent, ReactNode } from 'react';
import styled from 'styled-components';
import { OfflineNotice } from '../offline/offline-notice';
import { PictureSearchButton } from '../picture-search/picture-search-button';
import { AddButton } from './add-button';
import { AdditionsList } from './additions-list';
import { KeyGuide } from './key-guide';
import { PartChoices } from './part-choices';
import { PicturesNeeded } from './pictures-needed';
import { QuantityStepper } from './quantity-stepper';
import { ScanDialogs } from './scan-dialogs';
import { ScanLine } from './scan-line';
import { ScanState } from './scan-state';
import { hintText, spoken } from './scan-words';
import { useScan } from './use-scan';
import type { Scan, ScanDeskRules } from './use-scan';
import { WaitingCodes } from './waiting-codes';

const LineRow = styled.div`
  display: flex;
  align-items: center;
  gap: ${({ theme }) => theme.space(2)};

  & > :first-child {
    flex: 1;
    min-width: 0;
  }
`;

/** Leaves the focus in the line whatever is pressed beside it. */
function keepFocus(event: MouseEvent<HTMLElement>): void {
  if (event.target instanceof Element && !event.target.closest('input, a')) event.preventDefault();
}

/** Chooses the next or the one before, round the list. */
function step({ index, choices, choose }: Scan, by: 1 | -1): void {
  if (choices > 0) choose(((index ?? (by === 1 ? -1 : 0)) + by + choices) % choices);
}

export interface ScanDeskProps extends ScanDeskRules {
  /** Chooses another cart, with the price of the part there; absent while nobody does. */
  cartDialog?: (part: Product | undefined) => ReactNode;
  onLeave: () => void;
}

/** The scale: a line to scan into, the part it found, and what went into the cart. */
export function ScanDesk({ onLeave, cartDialog, ...rules }: ScanDeskProps) {
  const { isPictureMandatory } = useSession();
  const line = useRef<HTMLInputElement>(null);
  const scan = useScan(rules);
  const { state, scanner, part, found } = scan;
  const hint = hintText(scan);
  useUnsavedGuard(state.steps.length + state.aside.length + unfinished(state).length > 0, ['scan']);
  useScanKeys({
    line,
    scanner,
    others: {
      Escape: onLeave,
      F2: scan.explain,
      ArrowDown: () => step(scan, 1),
      ArrowUp: () => step(scan, -1),
    },
  });
  return (
    <div onMouseDown={keepFocus}>
      <TwoColumn $right={360}>
        <Stack $gap={3}>
          <LineRow>
            <ScanLine line={line} scan={scan} />
            <PictureSearchButton search={scan.search} onText={(text) => scanner.send({ is: 'code', text })} />
          </LineRow>
          <HiddenText role="status">{spoken(scan)}</HiddenText>
          {found?.asOf && <OfflineNotice until={found.asOf} withPrices={part?.offerPrice !== undefined} />}
          {isPictureMandatory && <PicturesNeeded />}
          {scan.takenBack && <Notice tone="info">{scan.takenBack}</Notice>}
          {hint && (
            <Notice tone="warning" role="alert">
              {hint}
            </Notice>
          )}
          <ScanState scan={scan} onExplain={scan.explain} />
          <PartChoices scan={scan} />
          {found && found.match !== 'none' && (
            <StickyBar>
              <QuantityStepper scan={scan} />
              <AddButton scan={scan} />
            </StickyBar>
          )}
        </Stack>
        <Stack $gap={3}>
          <WaitingCodes scan={scan} />
          <AdditionsList scan={scan} />
          <KeyGuide />
        </Stack>
      </TwoColumn>
      <ScanDialogs scan={scan} line={line} />
      {cartDialog?.(part)}
    </div>
  );
}
