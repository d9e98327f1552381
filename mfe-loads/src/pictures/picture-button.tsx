import { problemText } from '@washcoat/platform-sdk';
import { IconButton, toast } from '@washcoat/ui';
import { Camera } from 'lucide-react';
import { useRef } from 'react';
import type { ChangeEvent } from 'react';
import styled from 'styled-components';
import { useUploadPictureMutation } from './pictures.api';

const UPLOAD_FAILED = 'The picture was not uploaded. Try again.';
const MOST_BYTES = 12_582_912;
const TOO_LARGE = 'A picture may have at most 12 MB.';

const Input = styled.input`
  display: none;
`;

const Box = styled.span`
  position: relative;
  display: inline-flex;
  flex: none;
`;

const Count = styled.span`
  position: absolute;
  top: -${({ theme }) => theme.space(1.5)};
  right: -${({ theme }) => theme.space(1.5)};
  min-width: ${({ theme }) => theme.space(4)};
  padding: 0 ${({ theme }) => theme.space(1)};
  border-radius: ${({ theme }) => theme.radius.full};
  background: ${({ theme }) => theme.color.accent};
  color: ${({ theme }) => theme.color.onAccent};
  ${({ theme }) => theme.text.t11}
  text-align: center;
`;

export interface PictureButtonProps {
  label: string;
  /** How many pictures there are already; shown beside the camera. */
  count?: number;
  size?: 28 | 32 | 36 | 40 | 44;
  disabledReason?: string;
  /** Gets the address of an uploaded picture. */
  onUploaded: (imageUrl: string) => void;
}

/** Takes a picture with the camera of a phone, or from a file, and uploads it. */
export function PictureButton({
  label,
  count = 0,
  size = 36,
  disabledReason,
  onUploaded,
}: PictureButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  const [upload, { isLoading }] = useUploadPictureMutation();
  const take = async (event: ChangeEvent<HTMLInputElement>) => {
    const image = event.target.files?.[0];
    event.target.value = '';
    if (!image) return;
    if (image.size > MOST_BYTES) {
      toast.error(TOO_LARGE);
      return;
    }
    const result = await upload(image);
    if (result.error) toast.error(problemText(result.error, UPLOAD_FAILED));
    else onUploaded(result.data.imageUrl);
  };
  return (
    <Box>
      <IconButton
        kind="plain"
        size={size}
        label={count ? `${label} (${count})` : label}
        busy={isLoading}
        disabledReason={disabledReason}
        onClick={() => input.current?.click()}
      >
        <Camera size={16} />
      </IconButton>
      {count > 0 && <Count aria-hidden>{count}</Count>}
      <Input
        ref={input}
        type="file"
        accept="image/*"
        capture="environment"
        aria-label={`${label}: file`}
        onChange={(event) => void take(event)}
      />
    </Box>
  );
}
