import { breakpoints } from '@washcoat/ui';
import styled, { css } from 'styled-components';

const phone = `@media screen and (max-width: ${breakpoints.phone - 0.02}px)`;

/** The white sheet; on real paper it has no edge of its own. */
export const Sheet = styled.article`
  width: 100%;
  max-width: 640px;
  margin: 0 auto;
  padding: ${({ theme }) => theme.space(9)};
  background: ${({ theme }) => theme.color.paper};
  color: ${({ theme }) => theme.color.paperInk};
  color-scheme: light;
  overflow-wrap: anywhere;
  ${({ theme }) => theme.text.t12}
  box-shadow: ${({ theme }) => theme.shadow.s3};

  ${phone} {
    padding: ${({ theme }) => `${theme.space(5)} ${theme.space(4)}`};
  }
  @media print {
    max-width: none;
    padding: 0;
    box-shadow: none;
  }
`;

export const PaperHead = styled.header`
  display: flex;
  align-items: flex-start;
  justify-content: space-between;
  gap: ${({ theme }) => theme.space(4)};
  margin-bottom: ${({ theme }) => theme.space(6)};

  & > div:first-child {
    display: flex;
    align-items: center;
    gap: ${({ theme }) => theme.space(2.5)};
    min-width: 0;
  }
  & > div:last-child {
    text-align: right;
    white-space: nowrap;
  }
  & h2 {
    ${({ theme }) => theme.text.t14}
    font-weight: 600;
  }
  & h3 {
    ${({ theme }) => theme.text.t20}
    ${({ theme }) => theme.font.tabular}
  }
`;

export const Muted = styled.p`
  color: ${({ theme }) => theme.color.text2};
`;

export const Label = styled.p`
  ${({ theme }) => theme.text.t11}
  font-weight: 400;
  color: ${({ theme }) => theme.color.text3};
`;

export const Parties = styled.section`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 150px), 1fr));
  gap: ${({ theme }) => theme.space(4)};
  margin-bottom: ${({ theme }) => theme.space(6)};

  & strong {
    font-weight: 600;
  }
`;

const cells = css`
  padding: ${({ theme }) => `${theme.space(1.5)} 0 ${theme.space(1.5)} ${theme.space(3)}`};
  text-align: right;
  white-space: nowrap;
  ${({ theme }) => theme.font.tabular}
`;

/** A table on the paper: ink line under the header, numbers right. */
export const PaperTable = styled.table`
  width: 100%;
  border-collapse: collapse;

  & th,
  & td {
    ${cells}
    border-bottom: 1px solid ${({ theme }) => theme.color.border};
  }
  & :is(th, td):first-child {
    padding-left: 0;
    text-align: left;
  }
  & thead th {
    border-bottom: 1px solid ${({ theme }) => theme.color.paperInk};
    ${({ theme }) => theme.text.t11}
    color: ${({ theme }) => theme.color.text2};
  }
  & tbody th {
    font-weight: 400;
  }
  & tr {
    break-inside: avoid;
  }
  & [data-code] {
    min-width: 104px;
    white-space: normal;
    ${({ theme }) => theme.font.code}
    font-weight: 600;
  }
  & [data-words] {
    min-width: 96px;
    text-align: left;
    white-space: normal;
    color: ${({ theme }) => theme.color.text2};
  }
  & [data-under] {
    display: none;
    font-weight: 400;
    white-space: normal;
    color: ${({ theme }) => theme.color.text2};
  }
  ${phone} {
    & [data-words] {
      display: none;
    }
    & [data-under] {
      display: block;
    }
    & :is(th, td) + :is(th, td) {
      padding-left: ${({ theme }) => theme.space(2)};
    }
    & [data-code] {
      min-width: 72px;
    }
  }
`;

export const Sums = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1.4fr) minmax(0, 1fr);
  align-items: start;
  gap: ${({ theme }) => theme.space(8)};
  margin-top: ${({ theme }) => theme.space(5)};
  break-inside: avoid;

  ${phone} {
    grid-template-columns: minmax(0, 1fr);
    gap: ${({ theme }) => theme.space(5)};
  }
`;

export const Totals = styled.dl`
  display: grid;
  grid-template-columns: 1fr auto;
  gap: ${({ theme }) => theme.space(2)} 0;
  padding-top: ${({ theme }) => theme.space(1.5)};

  & > dt {
    color: ${({ theme }) => theme.color.text2};
  }
  & > dd {
    text-align: right;
    ${({ theme }) => theme.font.tabular}
  }
  & > [data-grand] {
    padding-top: ${({ theme }) => theme.space(2)};
    border-top: 1px solid ${({ theme }) => theme.color.paperInk};
    color: inherit;
    ${({ theme }) => theme.text.t14}
    font-weight: 600;
  }
`;

export const Signature = styled.footer`
  display: flex;
  align-items: flex-end;
  gap: ${({ theme }) => theme.space(8)};
  margin-top: ${({ theme }) => theme.space(9)};
  break-inside: avoid;

  & img {
    display: block;
    height: 48px;
    max-width: 220px;
    object-fit: contain;
    object-position: left bottom;
  }
  & > div {
    flex: 0 1 220px;
  }
  & > div > p {
    padding-top: ${({ theme }) => theme.space(2)};
    border-top: 1px solid ${({ theme }) => theme.color.paperInk};
  }
`;

export const Notes = styled.p`
  margin-top: ${({ theme }) => theme.space(5)};
  color: ${({ theme }) => theme.color.text2};
  white-space: pre-wrap;
`;
