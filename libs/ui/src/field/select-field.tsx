import { Check, ChevronDown } from 'lucide-react';
import { Select } from 'radix-ui';
import type { Ref } from 'react';
import styled from 'styled-components';
import { usePopLayer } from '../layer/layer';
import { popSurface } from '../layer/pop-motion';
import { controlBox } from './control-box';
import type { ControlBoxProps, ControlSize } from './control-box';
import { Field } from './field';
import type { FieldProps } from './field';
import { optionRow } from './option-row';
import type { Option } from './option';

const Trigger = styled(Select.Trigger)<ControlBoxProps>`
  ${controlBox}
  justify-content: space-between;
  text-align: left;
  cursor: pointer;

  & > span:first-child {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  &[data-placeholder] > span:first-child {
    color: ${({ theme }) => theme.color.text3};
  }
  & svg {
    color: ${({ theme }) => theme.color.text3};
  }
`;

const List = styled(Select.Content)<{ $z: number }>`
  ${popSurface}
  z-index: ${({ $z }) => $z};
  min-width: var(--radix-select-trigger-width);
  max-height: min(320px, var(--radix-select-content-available-height));
  padding: ${({ theme }) => theme.space(1)};
`;

const Row = styled(Select.Item)`
  ${optionRow}
`;

/** The list widget knows no empty value, so "none" travels under this name inside it. */
const none = '\u0000none';

export interface SelectFieldProps extends FieldProps {
  id?: string;
  name?: string;
  className?: string;
  options: readonly Option[];
  /** The chosen value; null or empty when nothing is chosen. */
  value: string | null | undefined;
  onChange: (value: string) => void;
  onBlur?: () => void;
  placeholder?: string;
  /** Text of a first row that chooses nothing; `onChange` then gets an empty string. */
  emptyLabel?: string;
  size?: ControlSize;
  disabled?: boolean;
  ref?: Ref<HTMLButtonElement>;
}

/** One of a short list. With react-hook-form use it inside a `Controller`. */
export function SelectField(props: SelectFieldProps) {
  const { id, label, hideLabel, required, error, help, hint, className, size = 36, ...rest } = props;
  const { options, value, onChange, onBlur, placeholder = 'Choose', emptyLabel, name, disabled, ref } = rest;
  const layer = usePopLayer();
  return (
    <Field {...{ id, label, hideLabel, required, error, help, hint, className }}>
      {(control) => (
        <Select.Root
          value={value ? value : emptyLabel === undefined ? '' : none}
          onValueChange={(next) => onChange(next === none ? '' : next)}
          disabled={disabled}
        >
          <Trigger
            {...control}
            ref={ref}
            name={name}
            onBlur={onBlur}
            $size={size}
            $invalid={Boolean(error)}
            $disabled={disabled}
          >
            <Select.Value placeholder={placeholder} />
            <Select.Icon asChild>
              <ChevronDown size={14} />
            </Select.Icon>
          </Trigger>
          <Select.Portal>
            <List position="popper" sideOffset={4} collisionPadding={8} $z={layer}>
              <Select.Viewport>
                {emptyLabel !== undefined && (
                  <Row value={none}>
                    <Select.ItemText>{emptyLabel}</Select.ItemText>
                  </Row>
                )}
                {options.map((option) => (
                  <Row key={option.value} value={option.value} disabled={option.disabled}>
                    {option.icon}
                    <Select.ItemText>{option.label}</Select.ItemText>
                    {option.note && <small>{option.note}</small>}
                    <Select.ItemIndicator>
                      <Check size={14} />
                    </Select.ItemIndicator>
                  </Row>
                ))}
              </Select.Viewport>
            </List>
          </Select.Portal>
        </Select.Root>
      )}
    </Field>
  );
}
