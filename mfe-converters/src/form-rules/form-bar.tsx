import { breakpoints, Button, StickyBar, useIsNarrow } from '@washcoat/ui';

export interface FormBarProps {
  /** The verb and its object. */
  submitLabel: string;
  isSaving: boolean;
  onCancel: () => void;
}

/** The buttons of a form, in view at its bottom; as high as a thumb needs on small screens. */
export function FormBar({ submitLabel, isSaving, onCancel }: FormBarProps) {
  const size = useIsNarrow(breakpoints.drawer) ? 44 : 32;
  return (
    <StickyBar>
      <Button size={size} onClick={onCancel}>
        Cancel
      </Button>
      <Button kind="main" size={size} type="submit" busy={isSaving}>
        {submitLabel}
      </Button>
    </StickyBar>
  );
}
