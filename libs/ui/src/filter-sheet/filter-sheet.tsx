import { SlidersHorizontal } from 'lucide-react';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { Button } from '../button/button';
import { Dialog } from '../dialog/dialog';
import { Pill } from '../pill/pill';

export interface FilterSheetProps {
  /** How many filters are on. */
  count: number;
  /** The words of the button that leads to what was found. */
  showLabel: string;
  /** Pressed; the sheet is closed then. */
  onShow?: () => void;
  /** Given while a filter is on. */
  onClear?: () => void;
  /** The fields, under each other. */
  children: ReactNode;
}

/** The filters of a list on a phone: a button with their count that opens them as fields. */
export function FilterSheet({ count, showLabel, onShow, onClear, children }: FilterSheetProps) {
  const [isOpen, setOpen] = useState(false);
  const show = () => {
    setOpen(false);
    onShow?.();
  };
  return (
    <>
      <Button size={40} icon={<SlidersHorizontal size={16} />} onClick={() => setOpen(true)}>
        Filters
        {count > 0 && (
          <Pill kind="accent" plain>
            {count}
          </Pill>
        )}
      </Button>
      <Dialog
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        title="Filters"
        buttons={
          <>
            {onClear && (
              <Button size={44} onClick={onClear}>
                Clear filters
              </Button>
            )}
            <Button kind="main" size={44} onClick={show}>
              {showLabel}
            </Button>
          </>
        }
      >
        {children}
      </Dialog>
    </>
  );
}
