import { breakpoints, Button, StickyBar, useIsNarrow } from '@washcoat/ui';

export interface FormBarProps {
  /** The verb and its object. */
  submitLabel: string;
  isSaving: boolean;
  /** What the other button does; without it there is none. */
  other?: { label: string; onPress: () => void; disabled?: boolean };
}

/** The buttons of a form, in view at its bottom; as high as a thumb needs on small screens. */
export function FormBar({ submitLabel, isSaving, other }: FormBarProps) {
  const size = useIsNarrow(breakpoints.drawer) ? 44 : 32;
  return (
    <StickyBar>
      {other && (
        <Button size={size} disabled={other.disabled} onClick={other.onPress}>
          {other.label}
        </Button>
      )}
      <Button kind="main" size={size} type="submit" busy={isSaving}>
        {submitLabel}
      </Button>
    </StickyBar>
  );
}
