import { problemOf, problemText, uploadImage } from '@washcoat/platform-sdk';
import { keptPictures, MOST_KEPT_BYTES } from '@washcoat/platform-sdk/scanning';
import { acceptOf, IconButton, imageProblem, toast } from '@washcoat/ui';
import { Camera } from 'lucide-react';
import { useRef, useState } from 'react';
import type { ChangeEvent } from 'react';
import styled from 'styled-components';

const UPLOAD_FAILED = 'The picture was not uploaded. Try again.';
const KEPT = 'There is no connection. The picture waits on this device, and goes along once there is one.';
const NO_ROOM = `Pictures that wait on this device take up to ${MOST_KEPT_BYTES / 1_048_576} MB, and there is no room for this one. Add the item without it, and the picture later.`;
/** Where what a picture is for does not wait on the device, the picture does not either. */
const NO_CONNECTION =
  'There is no connection, so the picture was not taken over. What you entered can be added without it, and the picture later.';

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
  /** What it is for waits on the device while there is no connection, and so does the picture. */
  canWait?: boolean;
  /** Gets the address of an uploaded picture, or the one that stands for it while it waits. */
  onUploaded: (imageUrl: string) => void;
}

/** Takes a picture with the camera of a phone, or from a file, and uploads it, or has it wait on the device. */
export function PictureButton({
  label,
  count = 0,
  size = 36,
  disabledReason,
  canWait = false,
  onUploaded,
}: PictureButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  const [isBusy, setBusy] = useState(false);
  const keep = async (image: File) => {
    const kept = await keptPictures.keep(image);
    if (kept.address === null) {
      toast.error(kept.isFull ? NO_ROOM : NO_CONNECTION);
      return;
    }
    onUploaded(kept.address);
    toast.success(KEPT);
  };
  const take = async (event: ChangeEvent<HTMLInputElement>) => {
    const image = event.target.files?.[0];
    event.target.value = '';
    if (!image) return;
    const unfit = imageProblem(image);
    if (unfit !== undefined) {
      toast.error(unfit);
      return;
    }
    setBusy(true);
    try {
      onUploaded(await uploadImage(image));
    } catch (refusal) {
      const isAway = problemOf(refusal).status === 0;
      if (isAway && canWait) await keep(image);
      else toast.error(isAway ? NO_CONNECTION : problemText(refusal, UPLOAD_FAILED));
    } finally {
      setBusy(false);
    }
  };
  return (
    <Box>
      <IconButton
        kind="plain"
        size={size}
        label={count ? `${label} (${count})` : label}
        busy={isBusy}
        disabledReason={disabledReason}
        onClick={() => input.current?.click()}
      >
        <Camera size={16} />
      </IconButton>
      {count > 0 && <Count aria-hidden>{count}</Count>}
      <Input
        ref={input}
        type="file"
        accept={acceptOf('picture')}
        capture="environment"
        aria-label={`${label}: file`}
        onChange={(event) => void take(event)}
      />
    </Box>
  );
}
