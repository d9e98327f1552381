import { createGlobalStyle } from 'styled-components';

/** The grid of the page: menu, top bar, and the outlet in which remotes and the shell's own pages are drawn. */
export const ShellLayout = createGlobalStyle`
  body {
    display: grid;
    grid-template: 'menu bar' auto 'menu page' 1fr / auto minmax(0, 1fr);
    min-height: 100dvh;
  }
  #shell { display: contents; }
  #outlet {
    grid-area: page;
    display: flex;
    flex-direction: column;
    min-width: 0;
  }
  #outlet:focus-visible { outline: none; }
  [data-remote] { flex: 1; min-width: 0; }
  @media print {
    body { display: block; }
  }
`;
