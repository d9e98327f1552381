import { breakpoints, Button, IconButton, Menu, useIsNarrow } from '@washcoat/ui';
import { Ellipsis } from 'lucide-react';
import type { ReactElement } from 'react';
import { folds, useFold } from './folding-toolbar';

/** Something else to do beside searching. */
export interface SearchTool {
  label: string;
  /** A lucide icon of a size, in pixels. */
  icon: (size: number) => ReactElement;
  onPress: () => void;
}

/**
 * Tools of the search as buttons. Where the toolbar would need a second line for them, only the first one keeps its
 * button, on a phone or when that is not enough none, and the others stand in a menu.
 */
export function SearchTools({ tools }: { tools: readonly SearchTool[] }) {
  const isPhone = useIsNarrow(breakpoints.phone);
  const isNarrow = useIsNarrow(breakpoints.drawer);
  const isWide = !useIsNarrow(breakpoints.wide);
  const fold = useFold();
  const [first, ...others] = tools;
  if (!first) return null;
  if (others.length === 0 && (isPhone || fold >= folds.all))
    return (
      <IconButton size={isPhone ? 44 : 32} label={first.label} onClick={first.onPress}>
        {first.icon(isPhone ? 18 : 16)}
      </IconButton>
    );
  const hasRoom = isWide || others.length < (isNarrow ? 1 : 2);
  if (others.length === 0 || (hasRoom && fold === folds.none)) return <ToolButtons tools={tools} />;
  const keepsFirst = !isNarrow && fold < folds.all;
  return (
    <>
      {keepsFirst && <ToolButtons tools={[first]} />}
      <ToolMenu tools={keepsFirst ? others : tools} size={isPhone ? 44 : 32} />
    </>
  );
}

function ToolButtons({ tools }: { tools: readonly SearchTool[] }) {
  return tools.map(({ label, icon, onPress }) => (
    <Button key={label} icon={icon(14)} onClick={onPress}>
      {label}
    </Button>
  ));
}

function ToolMenu({ tools, size }: { tools: readonly SearchTool[]; size: 32 | 44 }) {
  return (
    <Menu
      label="More tools"
      trigger={
        <IconButton size={size} label="More tools">
          <Ellipsis size={16} />
        </IconButton>
      }
      entries={tools.map(({ label, icon, onPress }) => ({ label, icon: icon(16), onSelect: onPress }))}
    />
  );
}
