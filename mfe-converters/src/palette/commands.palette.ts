import { sessionSnapshot } from '@washcoat/platform-sdk';
import type { PaletteEntry, PaletteSource } from '@washcoat/platform-sdk';
import { mayScan, scannerAddress } from '../scanner/scan-rights';

const scannerMode: PaletteEntry = {
  id: 'scanner-mode',
  title: 'Scanner mode',
  detail: 'Fill a cart from a hand scanner',
  icon: 'scan-search',
  route: scannerAddress,
};

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
    return session && mayScan(session) && isNamed(scannerMode, text) ? [scannerMode] : [];
  },
};
export default commands;
