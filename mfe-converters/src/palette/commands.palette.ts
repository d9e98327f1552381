import { priceModifierCalls } from '@washcoat/contract-converters';
import { allows } from '@washcoat/contract-kernel';
import { sessionSnapshot } from '@washcoat/platform-sdk';
import type { PaletteEntry, PaletteSource, Session } from '@washcoat/platform-sdk';
import { mayScan, scannerAddress } from '../scanner/scan-rights';

const scannerMode: PaletteEntry = {
  id: 'scanner-mode',
  title: 'Scanner mode',
  detail: 'Fill a cart from a hand scanner',
  icon: 'scan-search',
  route: scannerAddress,
};

const priceModifiers: PaletteEntry = {
  id: 'price-modifiers',
  title: 'Price modifiers',
  detail: 'Add and change price modifiers',
  icon: 'circle-dollar-sign',
  route: '/price-modifiers',
};

/** The commands of somebody; the page of modifiers stands in no menu, and not everybody who has it has pricing, its parent. */
const commandsOf = (session: Session): PaletteEntry[] => [
  ...(mayScan(session) ? [scannerMode] : []),
  ...(allows(priceModifierCalls.list.access, session) ? [priceModifiers] : []),
];

/** Whether a command holds every word that was typed. */
function isNamed({ title, detail = '' }: PaletteEntry, text: string): boolean {
  const name = `${title} ${detail}`.toLowerCase();
  return text
    .toLowerCase()
    .split(/\s+/)
    .every((word) => name.includes(word));
}

/** What can be done with converters from anywhere, for those who may. */
const commands: PaletteSource = {
  atLeast: 2,
  async search(text) {
    const session = sessionSnapshot();
    return session ? commandsOf(session).filter((command) => isNamed(command, text)) : [];
  },
};
export default commands;
