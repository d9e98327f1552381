import { useState } from 'react';
import styled, { useTheme } from 'styled-components';
import { Button } from '../button/button';
import { useSigning } from './use-signing';

const Box = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${({ theme }) => theme.space(2)};
`;

/** Signed dark on white, as it will be printed; the dark theme shows its negative. */
const Paper = styled.div`
  position: relative;
  height: 112px;
  border: 1px dashed ${({ theme }) => theme.color.border2};
  border-radius: ${({ theme }) => theme.radius.field};
  background: ${({ theme }) => theme.color.paper};
  filter: ${({ theme }) => (theme.mode === 'dark' ? 'invert(0.9)' : 'none')};
  overflow: hidden;

  & > canvas,
  & > img {
    display: block;
    width: 100%;
    height: 100%;
    object-fit: contain;
    touch-action: none;
  }
`;

const Bar = styled.div`
  display: flex;
  justify-content: flex-end;
  gap: ${({ theme }) => theme.space(2)};
`;

export interface SignaturePadProps {
  label?: string;
  /** The saved signature as an image address or data URL; null while there is none. */
  value: string | null;
  /** Gets the signature as a PNG data URL. */
  onSave: (dataUrl: string) => void;
  busy?: boolean;
  disabled?: boolean;
}

/** A field to sign in with a finger, pen or mouse. A saved signature is shown until it is signed again. */
export function SignaturePad({
  label = 'Signature',
  value,
  onSave,
  busy = false,
  disabled = false,
}: SignaturePadProps) {
  const theme = useTheme();
  const [isEditing, setEditing] = useState(false);
  const isDrawing = !disabled && (value === null || isEditing);
  const { canvas, isEmpty, clear, picture } = useSigning(isDrawing, theme.color.paperInk);

  const save = () => {
    const signed = picture();
    if (signed === null) return;
    onSave(signed);
    setEditing(false);
  };
  return (
    <Box role="group" aria-label={label}>
      <Paper>
        {isDrawing ? (
          <canvas ref={canvas} aria-label={`${label}: sign here`} role="img" />
        ) : (
          value && <img src={value} alt={label} />
        )}
      </Paper>
      {!disabled && (
        <Bar>
          {isDrawing ? (
            <>
              {value !== null && (
                <Button size={28} kind="quiet" onClick={() => setEditing(false)}>
                  Keep saved
                </Button>
              )}
              <Button size={28} onClick={clear} disabledReason={isEmpty ? 'Nothing is drawn yet' : undefined}>
                Clear
              </Button>
              <Button
                size={28}
                busy={busy}
                onClick={save}
                disabledReason={isEmpty ? 'Sign in the box first' : undefined}
              >
                Save
              </Button>
            </>
          ) : (
            <Button size={28} onClick={() => setEditing(true)}>
              Sign again
            </Button>
          )}
        </Bar>
      )}
    </Box>
  );
}
