import { Monitor, Moon, Sun } from 'lucide-react';
import { chooseTheme, useThemeChoice } from '@washcoat/platform-sdk';
import type { ThemeChoice } from '@washcoat/platform-sdk';
import { IconButton, Menu } from '@washcoat/ui';
import type { MenuEntry } from '@washcoat/ui';

const choices = [
  { choice: 'system', label: 'As the device', Icon: Monitor },
  { choice: 'light', label: 'Light', Icon: Sun },
  { choice: 'dark', label: 'Dark', Icon: Moon },
] as const satisfies readonly { choice: ThemeChoice; label: string; Icon: typeof Sun }[];

/** The three themes as rows of a menu. */
export function themeEntries(chosen: ThemeChoice): MenuEntry[] {
  return choices.map(({ choice, label, Icon }) => ({
    label,
    icon: <Icon size={16} />,
    checked: choice === chosen,
    onSelect: () => chooseTheme(choice),
  }));
}

/** Light, dark, or as the device. */
export function ThemeMenu() {
  const chosen = useThemeChoice();
  const { Icon } = choices.find(({ choice }) => choice === chosen) ?? choices[0];
  return (
    <Menu
      label="Theme"
      trigger={<IconButton size={32} label="Theme" icon={<Icon size={18} />} />}
      entries={themeEntries(chosen)}
    />
  );
}
