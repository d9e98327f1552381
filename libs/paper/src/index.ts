export { interFontFaces } from './inter-font';
export { escaped, html, joined, Markup } from './markup';
export { paperStyle } from './paper-style';
