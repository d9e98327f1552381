import styled from 'styled-components';
import { formatMoney, formatSigned, withFiguresWhole } from '../format/number';
import { breakpoints } from '../theme/theme';
import type { Theme } from '../theme/theme';
import { isWhole, waterfallScale } from './waterfall-scale';
import type { WaterfallStep } from './waterfall-scale';

const Table = styled.table`
  width: 100%;
  border-collapse: collapse;
  table-layout: fixed;
`;

const HeadCell = styled.th<{ $right?: boolean; $width?: string }>`
  width: ${({ $width }) => $width ?? 'auto'};
  height: 32px;
  padding: 0 ${({ theme }) => theme.space(4)};
  background: ${({ theme }) => theme.color.sunken};
  border-bottom: 1px solid ${({ theme }) => theme.color.border};
  ${({ theme }) => theme.text.t12}
  font-weight: 500;
  color: ${({ theme }) => theme.color.text2};
  text-align: ${({ $right }) => ($right ? 'right' : 'left')};

  @media (max-width: ${breakpoints.phone - 0.02}px) {
    padding-right: ${({ theme }) => theme.space(2)};
    padding-left: ${({ theme, $right }) => theme.space($right ? 0 : 4)};
  }
`;

const Scale = styled.div`
  position: relative;
  height: 16px;
  container-type: inline-size;

  & > span {
    position: absolute;
    transform: translateX(-50%);
    font-weight: 400;
  }
  & > span:first-child {
    transform: none;
  }
  @container (max-width: 150px) {
    & > span:not(:first-child) {
      display: none;
    }
  }
`;

const Row = styled.tr<{ $role: WaterfallStep['role'] }>`
  background: ${({ theme, $role }) =>
    $role === 'result' ? theme.color.accentSoft : $role === 'subtotal' ? theme.color.sunken : 'transparent'};
  color: ${({ theme, $role }) => ($role === 'result' ? theme.color.accentText : 'inherit')};

  & + & {
    border-top: 1px solid ${({ theme }) => theme.color.border};
  }
`;

const Cell = styled.td<{ $right?: boolean; $strong?: boolean; $bar?: boolean }>`
  height: 45px;
  ${({ $bar }) => $bar && 'position: relative;'}
  padding: ${({ theme, $bar }) => ($bar ? `0 ${theme.space(4)} 0 0` : `${theme.space(1)} ${theme.space(4)}`)};
  text-align: ${({ $right }) => ($right ? 'right' : 'left')};
  font-weight: ${({ $strong }) => ($strong ? 600 : 400)};
  ${({ theme }) => theme.font.tabular}
  color: ${({ theme, $right, $strong }) => ($right && !$strong ? theme.color.text2 : 'inherit')};

  & > b {
    display: block;
    font-weight: 600;
    line-height: 16px;
  }
  & > small {
    display: block;
    ${({ theme }) => theme.text.t12}
    color: ${({ theme }) => theme.color.text2};
  }
  @media (max-width: ${breakpoints.phone - 0.02}px) {
    height: 40px;
    padding-right: ${({ theme }) => theme.space(2)};
    padding-left: ${({ theme, $right, $bar }) => theme.space($right || $bar ? 0 : 4)};
  }
`;

const Origin = styled.small`
  && {
    color: ${({ theme }) => theme.color.text3};
  }
`;

function barColor(theme: Theme, step: WaterfallStep): string {
  if (step.role === 'result') return theme.color.accent;
  if (isWhole(step)) return theme.color.text2;
  return formatSigned(step.change).startsWith('+') ? theme.chart[1] : theme.chart[5];
}

/** As high as its row, whatever words stand in it. */
const Axis = styled.div`
  position: absolute;
  inset: ${({ theme }) => `0 ${theme.space(4)} 0 0`};

  @media (max-width: ${breakpoints.phone - 0.02}px) {
    right: ${({ theme }) => theme.space(2)};
  }
`;

const Bar = styled.div<{ $step: WaterfallStep; $left: number; $width: number }>`
  position: absolute;
  top: calc(50% - 11px);
  left: ${({ $left }) => $left}%;
  width: ${({ $width }) => $width}%;
  min-width: 3px;
  height: 22px;
  border-radius: 2px;
  background: ${({ theme, $step }) => barColor(theme, $step)};
`;

/** Half of the way from one bar to the next: down from its own, or down to it. */
const Link = styled.div<{ $end: number; $to?: boolean }>`
  position: absolute;
  top: ${({ $to }) => ($to ? '0' : 'calc(50% + 11px)')};
  bottom: ${({ $to }) => ($to ? 'calc(50% + 11px)' : '0')};
  left: ${({ $end }) => $end}%;
  border-left: 1px dotted ${({ theme }) => theme.color.text3};
`;

export interface WaterfallProps {
  /** What the steps explain. */
  label: string;
  steps: readonly WaterfallStep[];
}

/** Says that the axis is cut: without it a bar half as long looks like half the price. */
const CutNote = styled.caption`
  padding: ${({ theme }) => `${theme.space(2)} ${theme.space(4)}`};
  caption-side: bottom;
  ${({ theme }) => theme.text.t12}
  color: ${({ theme }) => theme.color.text2};
  text-align: left;
`;

/** How a price came about: name, reason and origin, bar on a shared axis, change, running price. */
export function Waterfall({ label, steps }: WaterfallProps) {
  const { min, max, ticks, decimals, bars } = waterfallScale(steps);
  const mark = (value: number) => formatMoney(value, decimals);
  return (
    <Table aria-label={label}>
      {min > 0 && <CutNote>The bars start at {mark(min)}, not at $0</CutNote>}
      <thead>
        <tr>
          <HeadCell scope="col" $width="42%">
            Step
          </HeadCell>
          <HeadCell scope="col" style={{ paddingLeft: 0 }}>
            <Scale aria-label={`Bars from ${mark(min)} to ${mark(max)}`} role="img">
              {ticks.map((tick) => (
                <span key={tick} style={{ left: `${((tick - min) / (max - min)) * 100}%` }}>
                  {mark(tick)}
                </span>
              ))}
            </Scale>
          </HeadCell>
          <HeadCell scope="col" $right $width="17%">
            Change
          </HeadCell>
          <HeadCell scope="col" $right $width="20%">
            Price
          </HeadCell>
        </tr>
      </thead>
      <tbody>
        {bars.map(({ step, left, width, end }, index) => {
          const before = bars[index - 1];
          return (
            <Row key={step.id} $role={step.role}>
              <Cell>
                <b>{step.name}</b>
                {step.reason && <small title={step.reason}>{withFiguresWhole(step.reason)}</small>}
                {step.origin && <Origin title={step.origin}>{step.origin}</Origin>}
              </Cell>
              <Cell $bar aria-hidden>
                <Axis>
                  <Bar $step={step} $left={left} $width={width} />
                  {before && <Link $end={before.end} $to />}
                  {index < bars.length - 1 && <Link $end={end} />}
                </Axis>
              </Cell>
              <Cell $right>{isWhole(step) ? '' : formatSigned(step.change)}</Cell>
              <Cell $right $strong={isWhole(step)}>
                {formatMoney(step.price)}
              </Cell>
            </Row>
          );
        })}
      </tbody>
    </Table>
  );
}
