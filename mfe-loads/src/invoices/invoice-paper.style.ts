import { invoiceSheetStyle } from '@washcoat/paper/invoice';
import { breakpoints, touchArea, touchPixels, touchScreen } from '@washcoat/ui';
import styled from 'styled-components';

/** Its texts of 15 pixels are then as large as those of a page. */
const ON_SCREEN = 0.85;
const forFingers = `${touchPixels / ON_SCREEN}px`;

/** The paper on the screen, as large there as it is readable; on real paper it is as large as the PDF is. */
export const Sheet = styled.article`
  max-width: 934px;
  margin: 0 auto;
  padding: ${({ theme }) => theme.space(10)};
  background: ${({ theme }) => theme.color.paper};
  box-shadow: ${({ theme }) => theme.shadow.s3};
  color-scheme: light;
  zoom: ${ON_SCREEN};
  ${invoiceSheetStyle}

  & .explained {
    padding: 0;
    border: 0;
    border-radius: ${({ theme }) => theme.radius.thumb};
    background: none;
    font: inherit;
    color: inherit;
    text-align: inherit;
    cursor: pointer;
    ${touchArea}
  }
  @media screen {
    & .explained {
      text-decoration: underline dotted ${({ theme }) => theme.color.text3};
      text-underline-offset: 3px;
    }
    & .explained:hover {
      text-decoration: underline solid;
    }
  }
  @media ${touchScreen} {
    & td:has(.explained) {
      height: ${forFingers};
    }
    & .explained::after {
      width: max(100%, ${forFingers});
      height: max(100%, ${forFingers});
    }
  }
  @media screen and (max-width: ${breakpoints.wide - 0.02}px) {
    padding: ${({ theme }) => theme.space(6)};

    & th + *,
    & td + * {
      padding-left: ${({ theme }) => theme.space(2.5)};
    }
  }
  @media screen and (max-width: ${breakpoints.phone - 0.02}px) {
    padding: ${({ theme }) => `${theme.space(5)} ${theme.space(4)}`};
  }
  @media print {
    max-width: none;
    padding: 0;
    box-shadow: none;
    zoom: 0.7;
  }
`;
