import type { BulkUpload } from '@washcoat/contract-converters';
import { Card, formatCount, formatNumber } from '@washcoat/ui';
import type { Theme } from '@washcoat/ui';
import styled from 'styled-components';
import { BadRowsFile } from './bad-rows-file';

interface Kind {
  name: string;
  explanation: string;
  count: (upload: BulkUpload) => number;
  color: (theme: Theme) => string;
}

const kinds: readonly Kind[] = [
  {
    name: 'Add',
    explanation: 'New converters',
    count: ({ addCount }) => addCount,
    color: ({ chart }) => chart[1],
  },
  {
    name: 'Change',
    explanation: 'Converters with other values',
    count: ({ changeCount }) => changeCount,
    color: ({ chart }) => chart[0],
  },
  {
    name: 'Same',
    explanation: 'As they are already',
    count: ({ sameCount }) => sameCount,
    color: ({ chart }) => chart[5],
  },
  {
    name: 'Bad',
    explanation: 'Left out, with the reason',
    count: ({ badCount }) => badCount,
    color: ({ color }) => color.danger.text,
  },
];

const Bar = styled.div`
  display: flex;
  gap: ${({ theme }) => theme.space(0.5)};
  height: ${({ theme }) => theme.space(2)};
  margin-bottom: ${({ theme }) => theme.space(4)};
  border-radius: ${({ theme }) => theme.radius.full};
  background: ${({ theme }) => theme.color.neutral.soft};
  overflow: hidden;
`;

const Share = styled.span<{ $color: Kind['color'] }>`
  min-width: ${({ theme }) => theme.space(1)};
  background: ${({ theme, $color }) => $color(theme)};
`;

const Figures = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, ${({ theme }) => theme.space(32)}), 1fr));
  gap: ${({ theme }) => theme.space(4)};
  margin: 0;

  dt {
    display: flex;
    align-items: center;
    gap: ${({ theme }) => theme.space(1.5)};
    ${({ theme }) => theme.text.t12}
    color: ${({ theme }) => theme.color.text2};
  }
  dd {
    margin: 0;
    ${({ theme }) => theme.text.t12}
    color: ${({ theme }) => theme.color.text3};
  }
  dd:first-of-type {
    ${({ theme }) => theme.text.t20}
    ${({ theme }) => theme.font.tabular}
    color: ${({ theme }) => theme.color.text};
  }
`;

const Key = styled.span<{ $color: Kind['color'] }>`
  width: ${({ theme }) => theme.space(2)};
  height: ${({ theme }) => theme.space(2)};
  border-radius: ${({ theme }) => theme.radius.thumb};
  background: ${({ theme, $color }) => $color(theme)};
`;

/** How many rows of an upload do what, as figures and as shares of a bar. */
export function UploadFigures({ upload }: { upload: BulkUpload }) {
  return (
    <Card
      title="What the rows do"
      note={formatCount(upload.rowCount, 'row')}
      action={upload.badCount > 0 ? <BadRowsFile uploadId={upload.uploadId} /> : undefined}
    >
      <Bar aria-hidden>
        {kinds
          .filter(({ count }) => count(upload) > 0)
          .map(({ name, count, color }) => (
            <Share key={name} $color={color} style={{ flexGrow: count(upload) }} />
          ))}
      </Bar>
      <Figures>
        {kinds.map(({ name, explanation, count, color }) => (
          <div key={name}>
            <dt>
              <Key $color={color} aria-hidden />
              {name}
            </dt>
            <dd>{formatNumber(count(upload))}</dd>
            <dd>{explanation}</dd>
          </div>
        ))}
      </Figures>
    </Card>
  );
}
