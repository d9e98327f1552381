import interItalicUrl from '@fontsource-variable/inter/files/inter-latin-wght-italic.woff2';
import interExtendedUrl from '@fontsource-variable/inter/files/inter-latin-ext-wght-normal.woff2';
import interUrl from '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2';
import { createGlobalStyle } from 'styled-components';

/** Font, ground, focus ring, scroll bars, reduced motion and print of the whole document. */
export const GlobalStyle = createGlobalStyle`
  @font-face {
    font-family: 'Inter Variable';
    font-weight: 100 900;
    font-display: swap;
    src: url(${interUrl}) format('woff2');
    unicode-range: U+0000-00FF, U+0131, U+0152-0153, U+02BB-02BC, U+02C6, U+02DA, U+02DC, U+0304, U+0308,
      U+0329, U+2000-206F, U+20AC, U+2122, U+2190-2199, U+2212, U+2215, U+FEFF, U+FFFD;
  }
  @font-face {
    font-family: 'Inter Variable';
    font-weight: 100 900;
    font-style: italic;
    font-display: swap;
    src: url(${interItalicUrl}) format('woff2');
    unicode-range: U+0000-00FF, U+2000-206F, U+2212;
  }
  @font-face {
    font-family: 'Inter Variable';
    font-weight: 100 900;
    font-display: swap;
    src: url(${interExtendedUrl}) format('woff2');
    unicode-range: U+0100-02BA, U+02BD-02C5, U+02C7-02CC, U+02CE-02D7, U+02DD-02FF, U+1E00-1E9F, U+1EF2-1EFF;
  }

  *, *::before, *::after { box-sizing: border-box; }
  html { color-scheme: ${({ theme }) => theme.mode}; -webkit-text-size-adjust: 100%; }
  body {
    margin: 0;
    background: ${({ theme }) => theme.color.canvas};
    color: ${({ theme }) => theme.color.text};
    font-family: ${({ theme }) => theme.font.family};
    ${({ theme }) => theme.text.t13}
    -webkit-font-smoothing: antialiased;
  }
  h1, h2, h3, h4, p, ul, ol, dl, dd, figure, fieldset { margin: 0; padding: 0; }
  ul, ol { list-style: none; }
  fieldset { border: 0; min-width: 0; }
  button, input, select, textarea { font: inherit; letter-spacing: inherit; color: inherit; }
  a { color: ${({ theme }) => theme.color.accentText}; text-underline-offset: 2px; }
  svg.lucide { stroke-width: 1.75; flex: none; }
  svg.lucide[width='12'], svg.lucide[width='14'] { stroke-width: 2; }
  ::selection { background: ${({ theme }) => theme.color.accentLine}; color: ${({ theme }) => theme.color.text}; }

  input[type='search']::-webkit-search-cancel-button {
    appearance: none;
    width: 16px;
    height: 16px;
    background: ${({ theme }) => theme.color.text3};
    mask: url("data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 24 24' fill='none' stroke='black' stroke-width='2' stroke-linecap='round'%3E%3Cpath d='M18 6 6 18M6 6l12 12'/%3E%3C/svg%3E") center / contain no-repeat;
    cursor: pointer;
  }

  :focus { outline: none; }
  :focus-visible { outline: 2px solid ${({ theme }) => theme.color.accent}; outline-offset: 2px; }

  * {
    scrollbar-width: thin;
    scrollbar-color: ${({ theme }) => `${theme.color.border2} transparent`};
  }

  @media (prefers-reduced-motion: reduce) {
    *, *::before, *::after {
      animation-duration: 0.01ms !important;
      animation-iteration-count: 1 !important;
      transition-duration: 0s !important;
      scroll-behavior: auto !important;
    }
  }
  @media print {
    html { color-scheme: light; }
    body { background: ${({ theme }) => theme.color.paper}; color: ${({ theme }) => theme.color.paperInk}; }
  }
`;
