import { ImageOff } from 'lucide-react';
import { useCallback, useState } from 'react';
import styled from 'styled-components';

const Frame = styled.span<{ $isSmall: boolean }>`
  display: flex;
  flex: ${({ $isSmall }) => ($isSmall ? '0 0 112px' : 'none')};
  align-items: center;
  justify-content: center;
  min-height: 88px;
  color: ${({ theme }) => theme.color.text3};
  border-radius: ${({ theme }) => theme.radius.thumb};
  background: ${({ theme }) => theme.color.neutral.soft};
  overflow: hidden;

  & > img {
    max-width: 100%;
    max-height: 240px;
    object-fit: contain;
  }
  @media (max-width: 719.98px) {
    & > img {
      max-height: 144px;
    }
  }
`;

export interface PhotoPreviewProps {
  photo: File;
  /** Leaves room beside it. */
  isSmall: boolean;
}

/** A photo as it was taken, whole, from the memory of the page. */
export function PhotoPreview({ photo, isSmall }: PhotoPreviewProps) {
  const [broken, setBroken] = useState<File>();
  const show = useCallback(
    (image: HTMLImageElement) => {
      const address = URL.createObjectURL(photo);
      image.src = address;
      return () => URL.revokeObjectURL(address);
    },
    [photo],
  );
  return (
    <Frame $isSmall={isSmall}>
      {broken === photo ? (
        <ImageOff size={20} role="img" aria-label="No picture" />
      ) : (
        <img ref={show} alt="Your photo" onError={() => setBroken(photo)} />
      )}
    </Frame>
  );
}
