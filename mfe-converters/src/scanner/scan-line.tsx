import { pastedCodes } from '@washcoat/platform-sdk/scanning';
import { OutlinePill, TextField } from '@washcoat/ui';
import { ScanLine as ScanIcon } from 'lucide-react';
import type { ClipboardEvent, RefObject } from 'react';
import { piecesText } from './pieces';
import type { Scan } from './use-scan';

/** The line that a hand scanner types into, or pastes several codes into at once. */
export function ScanLine({ line, scan }: { line: RefObject<HTMLInputElement | null>; scan: Scan }) {
  const { state, scanner } = scan;
  const { quantity } = state;
  const paste = (event: ClipboardEvent) => {
    const codes = pastedCodes(event.clipboardData.getData('text'));
    if (!codes) return;
    event.preventDefault();
    for (const text of codes) scanner.send({ is: 'code', text });
  };
  return (
    <TextField
      ref={line}
      label="Code"
      hideLabel
      code
      size={44}
      autoFocus
      spellCheck={false}
      autoCapitalize="characters"
      placeholder="Scan or type a code"
      prefix={<ScanIcon size={20} aria-hidden />}
      suffix={quantity !== 1 && <OutlinePill>{piecesText(quantity)}</OutlinePill>}
      value={state.line}
      onChange={(event) => scanner.send({ is: 'typed', text: event.target.value })}
      onPaste={paste}
    />
  );
}
