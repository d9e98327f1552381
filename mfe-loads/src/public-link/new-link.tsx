import { Button, Stack, TextField, toast } from '@washcoat/ui';
import { Copy } from 'lucide-react';

/** The address of a link that was just made, which is told this once. */
export function NewLink({ address }: { address: string }) {
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(address);
      toast.success('Link copied');
    } catch {
      toast.error('Copying is not allowed here. Choose the address and copy it.');
    }
  };
  return (
    <Stack $gap={2} role="status" aria-label="New link">
      <TextField
        label="Address of the new link"
        help="It is shown this once: copy it before you close this."
        readOnly
        value={address}
        onFocus={(event) => event.target.select()}
      />
      <div>
        <Button icon={<Copy size={14} />} onClick={() => void copy()}>
          Copy link
        </Button>
      </div>
    </Stack>
  );
}
