import styled from 'styled-components';
import { formatNumber } from '../format/number';
import type { Theme } from '../theme/theme';

/** One part of a whole: its figure, and what it means. */
export interface ShareFigure {
  name: string;
  count: number;
  /** The figure as it is shown; without it the count. */
  figure?: string;
  /** Small words behind the figure, e.g. of how many. */
  unit?: string;
  note: string;
  color: (theme: Theme) => string;
}

const Bar = styled.div`
  display: flex;
  gap: ${({ theme }) => theme.space(0.5)};
  height: ${({ theme }) => theme.space(2)};
  margin-bottom: ${({ theme }) => theme.space(4)};
  border-radius: ${({ theme }) => theme.radius.full};
  background: ${({ theme }) => theme.color.neutral.soft};
  overflow: hidden;
`;

const Share = styled.span<{ $color: ShareFigure['color'] }>`
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
  small {
    ${({ theme }) => theme.text.t13}
    color: ${({ theme }) => theme.color.text2};
  }
`;

const Key = styled.span<{ $color: ShareFigure['color'] }>`
  width: ${({ theme }) => theme.space(2)};
  height: ${({ theme }) => theme.space(2)};
  border-radius: ${({ theme }) => theme.radius.thumb};
  background: ${({ theme, $color }) => $color(theme)};
`;

/** The parts of a whole: a bar of their shares, and under it each with its figure and what it means. */
export function ShareFigures({ parts }: { parts: readonly ShareFigure[] }) {
  return (
    <>
      <Bar aria-hidden>
        {parts
          .filter(({ count }) => count > 0)
          .map(({ name, count, color }) => (
            <Share key={name} $color={color} style={{ flexGrow: count }} />
          ))}
      </Bar>
      <Figures>
        {parts.map(({ name, count, figure = formatNumber(count), unit, note, color }) => (
          <div key={name}>
            <dt>
              <Key $color={color} aria-hidden />
              {name}
            </dt>
            <dd>
              {figure} {unit && <small>{unit}</small>}
            </dd>
            <dd>{note}</dd>
          </div>
        ))}
      </Figures>
    </>
  );
}
