export { centsText, dollars } from './dollars';
export { endingPages, type EndingWords } from './ending-pages';
export { interFontFaces } from './inter-font';
export { escaped, html, joined, Markup } from './markup';
export { paperBase, paperStyle } from './paper-style';
export { plainPage, type PlainPage } from './plain-page';
