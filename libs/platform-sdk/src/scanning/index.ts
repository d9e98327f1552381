export { keptPictures, MOST_KEPT_BYTES } from '../kept-pictures/kept-pictures';
export type { Keeping } from '../kept-pictures/kept-pictures';
export type { ScanKeeping } from './kept-scans';
export { answerScan } from './answer-scan';
export { enterScan } from './enter-scan';
export { resumeScans } from './resume-scans';
export type { EnteredAddition } from './scan-additions';
export { scanned, takesKey } from './scan-machine';
export type { ScanEvent } from './scan-machine';
export { runScanner } from './scan-runner';
export type { KeyedAddition, Reply, Scanner, ScanPorts } from './scan-runner';
export {
  choicesOf,
  chosenIndex,
  entryOf,
  highlighted,
  isSettled,
  nothingScanned,
  unfinished,
} from './scan-state';
export type { Addition, CodeEntry, Found, Hint, ScanRules, ScanState, Step } from './scan-state';
export { leastQuantity, mostChoices, mostQuantity, quantityOf } from './typed-line';
export { pastedCodes, useScanKeys } from './use-scan-keys';
export type { ScanKeys } from './use-scan-keys';
export { useScanner } from './use-scanner';
