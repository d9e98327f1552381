import { OutlinePill, TextField } from '@washcoat/ui';
import { ScanLine as ScanIcon } from 'lucide-react';
import { useEffect } from 'react';
import type { RefObject } from 'react';
import type { Scan } from './use-scan';

const SETTLED_MS = 400;

/**
 * The line that a hand scanner types into. A digit that points to a part is marked after a moment: the code that is
 * scanned next takes its place, while a code that begins with it and is typed in one go goes on.
 */
export function ScanLine({ line, scan }: { line: RefObject<HTMLInputElement | null>; scan: Scan }) {
  const { isPointing, quantity } = scan;
  useEffect(() => {
    if (!isPointing) return undefined;
    const timer = setTimeout(() => line.current?.select(), SETTLED_MS);
    return () => clearTimeout(timer);
  }, [isPointing, line]);
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
      suffix={quantity > 1 && <OutlinePill>{quantity} pieces</OutlinePill>}
      value={scan.line}
      onChange={(event) => scan.type(event.target.value)}
    />
  );
}
