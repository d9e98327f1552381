import { hrefTo } from '@washcoat/platform-sdk';
import { touchArea } from '@washcoat/ui';
import { codeColumn, type Column } from '@washcoat/ui/data-grid';
import styled from 'styled-components';

const CodeLink = styled.a`
  ${({ theme }) => theme.font.code}
  color: inherit;
  font-weight: 600;
  text-decoration: none;
  border-radius: ${({ theme }) => theme.radius.thumb};
  ${touchArea}

  &:hover {
    text-decoration: underline;
    text-underline-offset: 2px;
  }
`;

/** The codes of converters, each leading to its page: words under their title, as other codes stand. */
export function codeLinkColumn<Row extends { oem: string; productId: string }>(): Column<Row> {
  return {
    ...codeColumn<Row>({ id: 'oem', title: 'OEM', value: ({ oem }) => oem }),
    render: ({ oem, productId }) => <CodeLink {...hrefTo(`/converter/${productId}`)}>{oem}</CodeLink>,
  };
}
