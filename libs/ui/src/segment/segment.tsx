import { ToggleGroup } from 'radix-ui';
import { useRef, type ReactNode } from 'react';
import styled from 'styled-components';
import { touchPixels, touchScreen } from '../theme/touch';

const Track = styled(ToggleGroup.Root)<{ $size: number; $wide?: boolean }>`
  display: ${({ $wide }) => ($wide ? 'flex' : 'inline-flex')};
  height: ${({ $size }) => $size}px;
  padding: 2px;
  border: 1px solid ${({ theme }) => theme.color.border};
  border-radius: ${({ theme }) => theme.radius.segment};
  background: ${({ theme }) => theme.color.sunken};

  @media ${touchScreen} {
    height: auto;
  }
`;

const Part = styled(ToggleGroup.Item)`
  display: inline-flex;
  flex: 1;
  align-items: center;
  justify-content: center;
  gap: ${({ theme }) => theme.space(1.5)};
  padding: 0 ${({ theme }) => theme.space(2.5)};
  border: 1px solid transparent;
  border-radius: ${({ theme }) => theme.radius.field};
  background: none;
  color: ${({ theme }) => theme.color.text2};
  ${({ theme }) => theme.text.t12}
  font-weight: 500;
  white-space: nowrap;
  cursor: pointer;

  @media ${touchScreen} {
    min-width: ${touchPixels}px;
    min-height: ${touchPixels}px;
  }
  transition: background ${({ theme }) => theme.motion.menu};

  &[data-state='on'] {
    border-color: ${({ theme }) => theme.color.border};
    background: ${({ theme }) => theme.color.raised};
    color: ${({ theme }) => theme.color.text};
    box-shadow: ${({ theme }) => theme.shadow.s1};
  }
  &:disabled {
    color: ${({ theme }) => theme.color.text3};
    cursor: not-allowed;
  }
`;

export interface SegmentPart<Value extends string> {
  value: Value;
  /** The word; also the name when `iconOnly`. */
  label: string;
  icon?: ReactNode;
  iconOnly?: boolean;
  disabled?: boolean;
}

export interface SegmentProps<Value extends string> {
  /** What is chosen here, for assistive technology. */
  label: string;
  value: Value;
  onChange: (value: Value) => void;
  /** Two to four parts. */
  parts: readonly SegmentPart<Value>[];
  size?: 28 | 32 | 36 | 44;
  wide?: boolean;
}

/** One of two to four words, of which one is always marked; as in every group of radios the arrows choose. */
export function Segment<Value extends string>(props: SegmentProps<Value>) {
  const { label, value, onChange, parts, size = 32, wide } = props;
  const choose = (next: string) => {
    const part = parts.find((candidate) => candidate.value === next);
    if (part) onChange(part.value);
  };
  // The arrows move the focus a moment after the key: where it comes to is what they chose.
  const isByArrow = useRef(false);
  const follow = (to: string) => {
    if (isByArrow.current && to !== value) choose(to);
    isByArrow.current = false;
  };
  return (
    <Track
      type="single"
      aria-label={label}
      value={value}
      onValueChange={choose}
      onKeyDown={({ key }) => {
        isByArrow.current = key.startsWith('Arrow');
      }}
      $size={size}
      $wide={wide}
    >
      {parts.map((part) => (
        <Part
          key={part.value}
          value={part.value}
          disabled={part.disabled}
          onFocus={() => follow(part.value)}
          aria-label={part.iconOnly ? part.label : undefined}
          title={part.iconOnly ? part.label : undefined}
        >
          {part.icon}
          {!part.iconOnly && part.label}
        </Part>
      ))}
    </Track>
  );
}
