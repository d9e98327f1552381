import {
  breakpoints,
  Button,
  HiddenText,
  NumberField,
  OutlinePill,
  Stack,
  Typeahead,
  formatNumber,
  useIsNarrow,
} from '@washcoat/ui';
import { answerScan, pastedCodes, useScanKeys } from '@washcoat/platform-sdk/scanning';
import { Plus } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import type { ClipboardEvent, FormEvent, MouseEvent } from 'react';
import { useOpenLoad } from '../load-detail/load-context';
import { AddedLast } from '../scanning/added-last';
import { NotAddedYet } from '../scanning/not-added-yet';
import { PartChoices } from '../scanning/part-choices';
import { hintText, pendingText, spoken } from '../scanning/scan-words';
import { isPart } from '../scanning/use-load-ports';
import { useLoadScan } from '../scanning/use-load-scan';
import { Line, Narrow, Pending, Problem, Search } from './add-item.style';
import { ItemToAdd } from './item-to-add';
import { OtherItemDialog } from './other-item.dialog';
import { useConverterSearch } from './use-converter-search';

/** Leaves the focus in the code box whatever is pressed beside it. */
function keepFocus(event: MouseEvent<HTMLElement>): void {
  if (event.target instanceof Element && !event.target.closest('input, textarea, a, label'))
    event.preventDefault();
}

/** Adds items one after the other: a code and Enter add one piece; one that is picked from the list is asked about first. */
export function AddItemLine() {
  const { load, rights } = useOpenLoad();
  const isPhone = useIsNarrow(breakpoints.phone);
  const line = useRef<HTMLInputElement>(null);
  const toAdd = useRef<HTMLFormElement>(null);
  const [box, setBox] = useState('1');
  const [isOtherOpen, setOtherOpen] = useState(false);
  const search = useConverterSearch();
  const scan = useLoadScan({
    loadId: load.loadId,
    search,
    box: () => Number(box || 0),
    confirm: () => toAdd.current?.requestSubmit(),
  });
  const { state, scanner, asked } = scan;
  const typed = (text: string) => scanner.send({ is: 'typed', text });
  useScanKeys({ line, scanner, others: { Escape: () => typed('') }, sharesPage: true });
  useEffect(() => {
    if (!isPhone) line.current?.focus({ preventScroll: true });
  }, [isPhone]);
  const size = isPhone ? 44 : 36;
  const small = isPhone ? 44 : 28;
  const hint = hintText(scan);
  const pending = pendingText(scan);
  const enter = (event: FormEvent) => {
    event.preventDefault();
    scanner.send({ is: 'enter' });
  };
  const paste = (event: ClipboardEvent) => {
    const codes = pastedCodes(event.clipboardData.getData('text'));
    if (!codes) return;
    event.preventDefault();
    for (const text of codes) scanner.send({ is: 'code', text });
  };
  return (
    <>
      <Stack $gap={2} onMouseDown={keepFocus}>
        <Line onSubmit={enter} noValidate aria-label="Add item">
          <Search onPaste={paste}>
            <Typeahead
              ref={line}
              label="Code"
              hideLabel
              size={size}
              placeholder="Scan or type a code"
              minChars={2}
              value={null}
              text={{ value: state.line, onChange: typed }}
              search={search.search}
              onChange={(option) => {
                if (!option) return;
                typed('');
                scanner.send({ is: 'code', text: option.value });
              }}
            />
          </Search>
          {state.quantity !== 1 && <OutlinePill>{formatNumber(state.quantity)} of it</OutlinePill>}
          <Narrow>
            <NumberField
              label="Box"
              hideLabel
              size={size}
              prefix="Box"
              whole
              value={box}
              onChange={(event) => setBox(event.target.value)}
            />
          </Narrow>
          {!asked && (
            <Button kind="main" type="submit" size={size} icon={<Plus size={14} />}>
              Add
            </Button>
          )}
          {rights.canShowOther && !asked && (
            <Button kind={isPhone ? 'plain' : 'quiet'} size={size} onClick={() => setOtherOpen(true)}>
              Other...
            </Button>
          )}
          {hint && <Problem>{hint}</Problem>}
          {pending && <Pending>{pending}</Pending>}
        </Line>
        <HiddenText role="status">{spoken(scan)}</HiddenText>
        {asked && isPart(asked.item) && (
          <ItemToAdd
            key={asked.entry}
            ref={toAdd}
            part={asked.item}
            entry={asked.entry}
            pieces={asked.quantity}
            size={size}
            onAdded={(item) => {
              const result = { item, quantity: asked.quantity, target: load.loadId };
              answerScan(scanner, asked.entry, result);
              line.current?.focus();
            }}
            onKept={() => line.current?.focus()}
            onCancel={() => {
              answerScan(scanner, asked.entry, null);
              line.current?.focus();
            }}
          />
        )}
        <PartChoices scan={scan} />
        <NotAddedYet scan={scan} size={small} />
        <AddedLast scan={scan} size={small} />
      </Stack>
      {isOtherOpen && <OtherItemDialog onClose={() => setOtherOpen(false)} />}
    </>
  );
}
