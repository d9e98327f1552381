import type { Load } from '@washcoat/contract-loads';
import { useSession } from '@washcoat/platform-sdk';
import { HiddenText, Stack, StickyBar, TwoColumn, formatMoney } from '@washcoat/ui';
import { useRef } from 'react';
import type { MouseEvent } from 'react';
import styled from 'styled-components';
import { makeAndModel } from '../converter/converter-name';
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
import type { ScanSound } from './scan-sound';
import { useScan } from './use-scan';
import type { Scan } from './use-scan';
import { useScanKeys } from './use-scan-keys';

const LineRow = styled.div`
  display: flex;
  align-items: center;
  gap: ${({ theme }) => theme.space(2)};

  & > :first-child {
    flex: 1;
    min-width: 0;
  }
`;

const Problem = styled.p`
  ${({ theme }) => theme.text.t14}
  color: ${({ theme }) => theme.color.danger.text};
`;

/** Leaves the focus in the line whatever is pressed beside it. */
function keepFocus(event: MouseEvent<HTMLElement>): void {
  if (event.target instanceof Element && !event.target.closest('input, a')) event.preventDefault();
}

/** What assistive technology says of a lookup; a part that is not there says so itself. */
function spoken({ code, found, part }: Scan): string {
  if (!found || found.match === 'none') return '';
  if (!part) return `Nothing carries exactly ${code}: choose from ${found.parts.length}`;
  const price = part.offerPrice === undefined ? '' : formatMoney(part.offerPrice);
  return [part.oem, makeAndModel(part), price].filter(Boolean).join(', ');
}

export interface ScanDeskProps {
  cart: Load;
  sound: (which: ScanSound) => void;
  onLeave: () => void;
}

/** The scale: a line to scan into, the part it found, and what went into the cart. */
export function ScanDesk({ cart, sound, onLeave }: ScanDeskProps) {
  const { isPictureMandatory } = useSession();
  const line = useRef<HTMLInputElement>(null);
  const scan = useScan(cart, sound);
  const { part, offline, problem, found } = scan;
  useScanKeys({ line, scan, onLeave });
  return (
    <div onMouseDown={keepFocus}>
      <TwoColumn $right={360}>
        <Stack $gap={3}>
          <LineRow>
            <ScanLine line={line} scan={scan} />
            <PictureSearchButton search={scan.search} onText={scan.lookUp} />
          </LineRow>
          <HiddenText role="status">{spoken(scan)}</HiddenText>
          {offline && <OfflineNotice {...offline} withPrices={part?.offerPrice !== undefined} />}
          {isPictureMandatory && <PicturesNeeded />}
          {problem && <Problem role="alert">{problem}</Problem>}
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
          <AdditionsList scan={scan} />
          <KeyGuide />
        </Stack>
      </TwoColumn>
      <ScanDialogs scan={scan} line={line} />
    </div>
  );
}
