import { SellPage } from './sell-page';

/** Where partners and subscribers sell. */
export default function SellScreen() {
  return <SellPage />;
}
