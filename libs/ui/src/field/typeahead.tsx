import { Search, X } from 'lucide-react';
import { Popover } from 'radix-ui';
import { useId, useState } from 'react';
import type { KeyboardEvent, ReactNode, Ref } from 'react';
import styled from 'styled-components';
import { IconButton } from '../button/icon-button';
import { usePopLayer } from '../layer/layer';
import { Affix, BareInput, ControlBox } from './control-box';
import type { ControlSize } from './control-box';
import { Field } from './field';
import type { FieldProps } from './field';
import type { Option } from './option';
import { TypeaheadList } from './typeahead-list';
import { useSearch } from './use-search';

const Pop = styled(Popover.Content)<{ $z: number }>`
  z-index: ${({ $z }) => $z};
  width: var(--radix-popover-trigger-width);
  min-width: 240px;
`;

export interface TypeaheadProps extends FieldProps {
  id?: string;
  name?: string;
  className?: string;
  /** The chosen option, null when nothing is chosen. */
  value: Option | null;
  onChange: (option: Option | null) => void;
  onBlur?: () => void;
  /** Finds options for a text; give a stable function. A rejected promise shows that the search failed. */
  search: (text: string) => Promise<readonly Option[]>;
  minChars?: number;
  delayMs?: number;
  placeholder?: string;
  size?: ControlSize;
  icon?: ReactNode;
  disabled?: boolean;
  /**
   * The text, where it means something without a choice: nothing is highlighted until an arrow or the pointer does it, and
   * Enter before that is left to whoever keeps the text.
   */
  text?: TypedText;
  ref?: Ref<HTMLInputElement>;
}

/** What stands in a field whose text somebody else keeps. */
export interface TypedText {
  value: string;
  onChange: (text: string) => void;
}

const NONE = -1;

/** The next or the one before, round the list. */
const stepped = (active: number, step: number, count: number) =>
  active === NONE && step < 0 ? count - 1 : (active + step + count) % count;

/** One of many, found by typing: at least 3 characters, arrows, Enter, Escape. */
export function Typeahead(props: TypeaheadProps) {
  const { id, label, hideLabel, required, error, help, hint, className, size = 36, ...rest } = props;
  const {
    value,
    onChange,
    onBlur,
    search,
    minChars = 3,
    delayMs = 500,
    placeholder,
    name,
    disabled,
    text: kept,
    ref,
  } = rest;
  const listId = useId();
  const layer = usePopLayer();
  const [typed, setTyped] = useState<string | null>(null);
  const [isWanted, setOpen] = useState(false);
  const first = kept ? NONE : 0;
  const [active, setActive] = useState(first);
  const text = kept?.value ?? typed ?? value?.label ?? '';
  const isOpen = isWanted && (!kept || text.trim().length >= minChars);
  const state = useSearch(text, { search, minChars, delayMs, isOpen });
  const options = state.kind === 'found' ? state.options : [];

  const close = () => {
    setOpen(false);
    setTyped(null);
  };
  const pick = (option: Option) => {
    if (option.disabled) return;
    onChange(option);
    close();
  };
  const keys = (event: KeyboardEvent) => {
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    if (step !== 0) {
      event.preventDefault();
      if (!isOpen) setOpen(true);
      else if (options.length > 0) setActive(stepped(active, step, options.length));
    } else if (event.key === 'Enter' && isOpen) {
      const option = options[active];
      if (!kept || option) event.preventDefault();
      if (option) pick(option);
      else if (kept) close();
    } else if (event.key === 'Escape' && isOpen) {
      event.stopPropagation();
      close();
    }
  };
  return (
    <Field {...{ id, label, hideLabel, required, error, help, hint, className }}>
      {(control) => (
        <Popover.Root open={isOpen} onOpenChange={(open) => !open && close()}>
          <Popover.Anchor asChild>
            <ControlBox $size={size} $invalid={Boolean(error)} $disabled={disabled}>
              <Affix>{rest.icon ?? <Search size={16} />}</Affix>
              <BareInput
                {...control}
                ref={ref}
                name={name}
                role="combobox"
                aria-expanded={isOpen}
                aria-controls={isOpen ? listId : undefined}
                aria-autocomplete="list"
                aria-activedescendant={isOpen && options[active] ? `${listId}-${active}` : undefined}
                autoComplete="off"
                placeholder={placeholder}
                disabled={disabled}
                value={text}
                onChange={(event) => {
                  if (kept) kept.onChange(event.target.value);
                  else setTyped(event.target.value);
                  setActive(first);
                  setOpen(true);
                }}
                onKeyDown={keys}
                onBlur={() => {
                  close();
                  onBlur?.();
                }}
              />
              {value && !disabled && (
                <IconButton
                  label={`Clear ${label}`}
                  onClick={() => onChange(null)}
                  style={{ marginRight: -8 }}
                >
                  <X size={14} />
                </IconButton>
              )}
            </ControlBox>
          </Popover.Anchor>
          <Popover.Portal>
            <Pop
              align="start"
              sideOffset={4}
              role="presentation"
              $z={layer}
              onInteractOutside={(event) => event.preventDefault()}
              onOpenAutoFocus={(event) => event.preventDefault()}
              onCloseAutoFocus={(event) => event.preventDefault()}
            >
              <TypeaheadList
                id={listId}
                label={label}
                state={state}
                typed={text}
                minChars={minChars}
                active={active}
                onPoint={setActive}
                onPick={pick}
              />
            </Pop>
          </Popover.Portal>
        </Popover.Root>
      )}
    </Field>
  );
}
