import { useState } from 'react';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { ConverterDrawing } from '../drawing/converter-drawing';
import { shapeOfType } from '../drawing/shape';
import type { ConverterShape } from '../drawing/shape';
import { HiddenText } from '../layer/hidden-text';
import { softAtNight } from '../theme/night';
import { touchArea } from '../theme/touch';

/** Width in pixels: 36 and 48 in rows, 88 in cards on phones, 180 in cards; `full` takes the room there is. */
export type PictureSize = 36 | 48 | 88 | 180 | 'full';

const heights: Record<Exclude<PictureSize, 'full'>, number> = { 36: 27, 48: 36, 88: 66, 180: 134 };

const Frame = styled.span<{ $size: PictureSize }>`
  position: relative;
  display: block;
  flex: none;
  width: ${({ $size }) => ($size === 'full' ? '100%' : `${$size}px`)};
  height: ${({ $size }) => ($size === 'full' ? '100%' : `${heights[$size]}px`)};
  ${({ $size }) => ($size === 'full' ? 'aspect-ratio: 4 / 3;' : '')}
  border-radius: ${({ theme, $size }) => ($size === 36 || $size === 48 ? theme.radius.thumb : theme.radius.field)};
  background: linear-gradient(${({ theme }) => `${theme.steel.groundTop}, ${theme.steel.groundBottom}`});
  overflow: hidden;

  & > img {
    display: block;
    width: 100%;
    height: 100%;
    object-fit: contain;
  }
  & > img[data-photo] {
    ${softAtNight}
  }
`;

const Opener = styled.button.attrs({ type: 'button' })`
  display: block;
  flex: none;
  padding: 0;
  border: 0;
  background: none;
  cursor: zoom-in;
  ${touchArea}
`;

const Flags = styled.span`
  position: absolute;
  top: ${({ theme }) => theme.space(2)};
  right: ${({ theme }) => theme.space(2)};
  left: ${({ theme }) => theme.space(2)};
  display: flex;
  flex-wrap: wrap;
  gap: ${({ theme }) => theme.space(1)};
`;

export interface PictureProps {
  /** Address of a thumbnail in the right size; without one a placeholder is drawn. */
  src?: string | null;
  /** What it shows; empty when the words beside it say so. */
  alt: string;
  size?: PictureSize;
  /** The code stamped on the placeholder. */
  code?: string;
  /** The converter type decides the form of the placeholder. */
  type?: string | null;
  shape?: ConverterShape;
  /** Pills over the top left corner. */
  flags?: ReactNode;
  /** Opens the light box; makes the picture a button. */
  onOpen?: () => void;
}

/** Drawings lie on the ground of the theme themselves. */
const isDrawing = (src: string) => src.endsWith('.svg');

/** A picture of a part, never cropped, on a neutral ground; drawn when there is none or it does not load. */
export function Picture({ src, alt, size = 36, code, type, shape, flags, onOpen }: PictureProps) {
  const [failed, setFailed] = useState<string | null>(null);
  const isDrawn = !src || failed === src;
  const frame = (
    <Frame $size={size}>
      {isDrawn ? (
        <ConverterDrawing
          code={code}
          shape={shape ?? shapeOfType(type)}
          title={alt === '' ? undefined : alt}
        />
      ) : (
        <img
          src={src}
          alt={alt}
          loading="lazy"
          decoding="async"
          data-photo={!isDrawing(src) || undefined}
          onError={() => setFailed(src)}
        />
      )}
      {flags && <Flags>{flags}</Flags>}
    </Frame>
  );
  if (!onOpen) return frame;
  return (
    <Opener onClick={onOpen}>
      <HiddenText>{alt === '' ? 'Enlarge picture' : 'Enlarge'}</HiddenText> {frame}
    </Opener>
  );
}
