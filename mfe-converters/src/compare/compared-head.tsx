import { hrefTo } from '@washcoat/platform-sdk';
import { Code, IconButton, Skeleton, Stack, TextButton, touchArea } from '@washcoat/ui';
import { X } from 'lucide-react';
import styled from 'styled-components';
import { CodeMarks } from '../converter/converter-marks';
import { makeAndModel } from '../converter/converter-name';
import { ConverterPicture } from '../converter/converter-picture';
import type { IdentifySearch } from '../identify/identify-search';
import { foundConverterAddress } from '../identify/identify-search';
import type { Compared } from './use-compared';

const Line = styled.span`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${({ theme }) => theme.space(2)};
`;

const Top = styled.span`
  display: flex;
  align-items: flex-start;
  justify-content: space-between;
`;

const Opener = styled.a`
  ${touchArea}
`;

const Kind = styled.span`
  ${({ theme }) => theme.text.t12}
  font-weight: 400;
  color: ${({ theme }) => theme.color.text2};
`;

const Problem = styled.span`
  font-weight: 400;
  color: ${({ theme }) => theme.color.danger.text};
`;

export interface ComparedHeadProps {
  compared: Compared;
  search: IdentifySearch;
  /** Absent when only two are left. */
  onRemove?: (productId: string) => void;
}

/** The head of a column: picture, code and kind of a converter, which leads to its page. */
export function ComparedHead({ compared, search, onRemove }: ComparedHeadProps) {
  const { productId, converter, problem, retry } = compared;
  return (
    <th scope="col">
      <Stack $gap={2}>
        <Top>
          {converter ? <ConverterPicture product={converter} size={88} /> : <span />}
          {onRemove && (
            <IconButton
              label={`Leave ${converter?.oem ?? 'this converter'} out`}
              onClick={() => onRemove(productId)}
            >
              <X size={16} />
            </IconButton>
          )}
        </Top>
        {converter && (
          <Line>
            <Opener {...hrefTo(foundConverterAddress(productId, search))}>
              <Code>{converter.oem}</Code>
            </Opener>
            <CodeMarks product={converter} />
          </Line>
        )}
        {converter && <Kind>{makeAndModel(converter)}</Kind>}
        {problem && (
          <Problem role="alert">
            {problem} {retry && <TextButton onClick={retry}>Try again</TextButton>}
          </Problem>
        )}
        {!converter && !problem && <Skeleton $height="88px" />}
      </Stack>
    </th>
  );
}
