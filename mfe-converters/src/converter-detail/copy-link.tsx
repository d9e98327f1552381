import { Button, toast } from '@washcoat/ui';
import { Copy } from 'lucide-react';

/** Copies the address of the page, which reproduces exactly this price: its facility and customer are part of it. */
export function CopyLink() {
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(window.location.href);
      toast.success('Link copied');
    } catch {
      toast.error('Copying is not allowed here. Copy the address of the page instead.');
    }
  };
  return (
    <Button kind="quiet" size={28} icon={<Copy size={14} />} onClick={() => void copy()}>
      Copy link
    </Button>
  );
}
