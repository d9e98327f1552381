import { PastPricesChoice } from '@washcoat/platform-sdk/forms';

/** A part of its own: what forms are made of comes when somebody opens a price. */
export default PastPricesChoice;
