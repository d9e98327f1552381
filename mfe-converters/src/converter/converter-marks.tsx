import type { Product } from '@washcoat/contract-converters';
import { Pill, Tooltip } from '@washcoat/ui';
import { CircleOff, FlaskConical, Lock, TriangleAlert } from 'lucide-react';
import styled from 'styled-components';
import type { ReactNode } from 'react';
import { isOverridden } from './converter-name';
import { withoutMetalText } from './price-trust';

export const sharedStampText = 'Two parts carry this stamp. Tell them apart by kind, shape and weight.';
export const markedForTestText = 'Marked for test';
export const overrideText = 'Override Price';

const Mark = styled.span<{ $tone: 'warning' | 'info' | 'accent' }>`
  display: inline-flex;
  flex: none;
  color: ${({ theme, $tone }) => ($tone === 'accent' ? theme.color.accentText : theme.color[$tone].text)};
`;

/** A mark that leads a number. */
const Before = styled.span`
  display: inline-flex;
  margin-right: ${({ theme }) => theme.space(1)};
`;

function IconMark(props: { text: string; tone: 'warning' | 'info' | 'accent'; children: ReactNode }) {
  return (
    <Tooltip text={props.text}>
      <Mark role="img" aria-label={props.text} $tone={props.tone}>
        {props.children}
      </Mark>
    </Tooltip>
  );
}

/** What a VIN does not say, and that the fit is a guess for it. */
export function guessText({ guessed = [] }: Pick<Product, 'guessed'>): string {
  return `Only a guess: the VIN does not say the ${guessed.join(' and the ')}.`;
}

/** Says that a converter may not fit the vehicle of the search. */
function GuessMark({ product }: { product: Product }) {
  if (!product.guessed) return null;
  return (
    <Tooltip text={guessText(product)}>
      <span aria-label={guessText(product)} role="img">
        <Pill kind="warning" plain>
          Guess
        </Pill>
      </span>
    </Tooltip>
  );
}

/** What must be known before the code is trusted: a fit that is a guess, a shared stamp, a part that is to be tested. */
export function CodeMarks({ product }: { product: Product }) {
  return (
    <>
      <GuessMark product={product} />
      {product.isSharedStamp && (
        <IconMark text={sharedStampText} tone="warning">
          <TriangleAlert size={14} />
        </IconMark>
      )}
      {product.isWithoutMetal && (
        <IconMark text={withoutMetalText} tone="warning">
          <CircleOff size={14} />
        </IconMark>
      )}
      {product.isMarkForTest && (
        <IconMark text={markedForTestText} tone="info">
          <FlaskConical size={14} />
        </IconMark>
      )}
    </>
  );
}

/** The lock before a price that was set by hand. */
export function OverrideMark({ product }: { product: Product }) {
  if (!isOverridden(product)) return null;
  return (
    <Before>
      <IconMark text={overrideText} tone="accent">
        <Lock size={12} />
      </IconMark>
    </Before>
  );
}

/** The same facts as pills over a picture. */
export function PictureFlags({ product }: { product: Product }) {
  return (
    <>
      <GuessMark product={product} />
      {product.isSharedStamp && (
        <Tooltip text={sharedStampText}>
          <span>
            <Pill kind="warning" icon={<TriangleAlert size={12} aria-hidden />}>
              2 parts
            </Pill>
          </span>
        </Tooltip>
      )}
      {product.isMarkForTest && (
        <Pill kind="info" icon={<FlaskConical size={12} aria-hidden />}>
          Test
        </Pill>
      )}
      {isOverridden(product) && (
        <Pill kind="accent" icon={<Lock size={12} aria-hidden />}>
          Override
        </Pill>
      )}
      {product.isWithoutMetal && (
        <Pill kind="warning" plain>
          No metal
        </Pill>
      )}
      {product.isDefaultAssay && (
        <Pill kind="warning" plain>
          Default
        </Pill>
      )}
    </>
  );
}
