export { brandMark } from './brand-mark';
export { endingPages, type EndingWords } from './ending-pages';
export { centsText, dollars, poundPriceText, poundsText, quantityText, shownDollars } from './figure-text';
export { interFontFaces } from './inter-font';
export { escaped, html, joined, Markup } from './markup';
export { paperBase, paperStyle } from './paper-style';
export { plainPage, type PlainPage } from './plain-page';
