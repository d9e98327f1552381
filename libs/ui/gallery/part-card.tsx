import styled from 'styled-components';
import { Code, formatPpm, MetalMarker, metalOrder, Money, Picture, Weight } from '../src';
import type { Part } from './part';

const Row = styled.div`
  display: flex;
  align-items: center;
  gap: ${({ theme }) => theme.space(3)};
`;

const Facts = styled.div`
  flex: 1;
  min-width: 0;
  color: ${({ theme }) => theme.color.text2};
`;

const Line = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${({ theme }) => theme.space(3)};
  color: ${({ theme }) => theme.color.text};
  ${({ theme }) => theme.text.t14}
`;

const Metals = styled.div`
  display: flex;
  gap: ${({ theme }) => theme.space(3)};
  ${({ theme }) => theme.text.t12}

  & > span {
    display: inline-flex;
    align-items: center;
    gap: ${({ theme }) => theme.space(1)};
  }
`;

/** A converter on a phone: picture, code and offer on one line, facts below. */
export function PartCard({ part }: { part: Part }) {
  return (
    <Row>
      <Picture alt="" size={88} code={part.code} shape={part.shape} />
      <Facts>
        <Line>
          <Code>{part.code}</Code>
          <Money value={part.offer} bold />
        </Line>
        <div>
          {part.make} · {part.model}
        </div>
        <Metals>
          <Weight value={part.weight} unit="g" />
          {metalOrder.map((metal) => (
            <span key={metal}>
              <MetalMarker metal={metal} label="none" />
              {formatPpm(part[metal])}
            </span>
          ))}
        </Metals>
      </Facts>
    </Row>
  );
}
