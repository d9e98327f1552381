import type { Product } from '@washcoat/contract-converters';
import { Card, LightBox } from '@washcoat/ui';
import { useState } from 'react';
import styled from 'styled-components';
import { PictureFlags } from '../converter/converter-marks';
import { ConverterPicture, shapeOf } from '../converter/converter-picture';

const Thumbs = styled.div`
  display: flex;
  gap: ${({ theme }) => theme.space(2)};
  padding-top: ${({ theme }) => theme.space(2)};
  overflow-x: auto;
`;

const Thumb = styled.button.attrs({ type: 'button' })<{ $chosen: boolean }>`
  flex: none;
  padding: 0;
  border: 2px solid ${({ theme, $chosen }) => ($chosen ? theme.color.accent : 'transparent')};
  border-radius: ${({ theme }) => theme.radius.field};
  background: none;
  cursor: pointer;
`;

const Large = styled.div`
  & > button {
    width: 100%;
  }
`;

/** The pictures of a converter, whole and never cropped; any of them opens large. */
export function ConverterPictures({ product }: { product: Product }) {
  const [chosen, setChosen] = useState(0);
  const [shown, setShown] = useState<number | null>(null);
  const { oem, typeName, urls } = product;
  const sources = urls.length > 0 ? urls : [product.profileUrl ?? undefined];
  const name = (index: number) => (sources.length > 1 ? `${oem}, picture ${index + 1}` : oem);
  const current = sources[chosen] === undefined ? 0 : chosen;
  return (
    <Card>
      <Large>
        <ConverterPicture
          product={product}
          src={sources[current]}
          alt={name(current)}
          size="full"
          flags={<PictureFlags product={product} />}
          onOpen={() => setShown(current)}
        />
      </Large>
      {sources.length > 1 && (
        <Thumbs>
          {sources.map((src, index) => (
            <Thumb
              key={src}
              $chosen={index === current}
              aria-pressed={index === current}
              aria-label={`Show picture ${index + 1}`}
              onClick={() => setChosen(index)}
            >
              <ConverterPicture product={product} src={src} size={48} />
            </Thumb>
          ))}
        </Thumbs>
      )}
      <LightBox
        title={oem}
        pictures={sources.map((src, index) => ({
          src,
          alt: name(index),
          code: oem,
          type: typeName,
          shape: shapeOf(product),
        }))}
        index={shown}
        onIndexChange={setShown}
        onClose={() => setShown(null)}
      />
    </Card>
  );
}
