import { Search } from 'lucide-react';
import { Dialog } from 'radix-ui';
import { useId, useState } from 'react';
import type { KeyboardEvent, MouseEvent } from 'react';
import { navigate } from '@washcoat/platform-sdk';
import type { PaletteEntry } from '@washcoat/platform-sdk';
import { HiddenText, ProgressLine } from '@washcoat/ui';
import { useFocusAfter } from '../page/use-focus-after';
import { CloseButton } from './close-button';
import { PaletteFoot } from './palette-foot';
import { PaletteGroups } from './palette-groups';
import { overlay, takeTypedAhead } from './palette-store';
import { Head, Input, Notice, Panel, Rows, Shade } from './palette.style';
import { useChoice } from './use-choice';
import { useGroups } from './use-groups';

/** Ctrl K: pages and records by name or code. Opens with Enter, in a new tab with Ctrl Enter; Esc gives the focus back. */
export function Palette({ onClose }: { onClose: () => void }) {
  const [typed, setTyped] = useState('');
  const text = typed.trim();
  const { groups, isFinding } = useGroups(text);
  const rows = groups.flatMap(({ id, entries }) =>
    entries.map((entry) => ({ key: `${id} ${entry.id}`, entry })),
  );
  const choice = useChoice(
    text,
    rows.map(({ key }) => key),
  );
  const listId = useId();
  const { remember, leave, moveOn } = useFocusAfter();

  const open = ({ route, run }: PaletteEntry, inNewTab: boolean) => {
    if (run) {
      onClose();
      run();
      return;
    }
    if (inNewTab) {
      window.open(route, '_blank', 'noopener');
      return;
    }
    leave();
    onClose();
    navigate(route);
  };
  const press = (event: KeyboardEvent) => {
    if (event.key === '?' && typed === '') {
      event.preventDefault();
      overlay.set('keys');
    }
    if (event.key !== 'Enter') return choice.move(event);
    event.preventDefault();
    const row = rows.find(({ key }) => key === choice.current);
    if (row) open(row.entry, event.ctrlKey || event.metaKey);
  };
  const click = (entry: PaletteEntry, event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    open(entry, false);
  };
  const rowId = (key: string) => `${listId} ${key}`.replaceAll(/\s/g, '-');
  return (
    <Dialog.Root open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <Dialog.Portal>
        <Shade />
        <Panel aria-describedby={undefined} onOpenAutoFocus={remember} onCloseAutoFocus={moveOn}>
          <HiddenText>
            <Dialog.Title>Find a page or a record</Dialog.Title>
          </HiddenText>
          <Head>
            <Search size={18} aria-hidden />
            <Input
              role="combobox"
              aria-label="Find a page or a record"
              aria-expanded
              aria-controls={listId}
              aria-autocomplete="list"
              aria-activedescendant={choice.current === undefined ? undefined : rowId(choice.current)}
              placeholder="Code, name or page"
              autoComplete="off"
              spellCheck={false}
              value={typed}
              onFocus={() => setTyped(typed + takeTypedAhead())}
              onChange={(event) => setTyped(event.target.value)}
              onKeyDown={press}
            />
            <CloseButton onClick={onClose} />
            {isFinding && <ProgressLine top={55} label="Finding" />}
          </Head>
          <Rows id={listId} role="listbox" aria-label="Found">
            <PaletteGroups
              groups={groups}
              current={choice.current}
              rowId={rowId}
              onChoose={choice.choose}
              onOpen={click}
            />
          </Rows>
          {rows.length === 0 && !isFinding && (
            <Notice>Nothing found. Try a code, a name or a page of the menu.</Notice>
          )}
          <HiddenText role="status">{isFinding ? '' : `${rows.length} found`}</HiddenText>
          <PaletteFoot />
        </Panel>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
