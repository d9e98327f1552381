import { FieldGrid, formatNumber, metalName, metalOrder, Stack, touchPixels, type Metal } from '@washcoat/ui';
import styled from 'styled-components';
import type { Prices } from './what-if';

const Slider = styled.label`
  display: grid;
  gap: ${({ theme }) => theme.space(1)};

  & > input {
    width: 100%;
    min-height: ${touchPixels}px;
    accent-color: ${({ theme }) => theme.color.accent};
  }
  & > small {
    ${({ theme }) => theme.text.t12}
    color: ${({ theme }) => theme.color.text2};
  }
`;

export interface MetalSlidersProps {
  market: Prices;
  hedge: Prices;
  inForce: { market: Prices; hedge: Prices };
  onMarket: (metal: Metal, price: number) => void;
  onHedge: (metal: Metal, price: number) => void;
}

/** Market and hedge of each metal, between half and one and a half of what is in force. */
export function MetalSliders({ market, hedge, inForce, onMarket, onHedge }: MetalSlidersProps) {
  return (
    <FieldGrid $min={280}>
      {metalOrder.map((metal) => (
        <Stack key={metal}>
          <PriceSlider
            name={`${metalName(metal).name} market`}
            value={market[metal]}
            was={inForce.market[metal]}
            onChange={(price) => onMarket(metal, price)}
          />
          <PriceSlider
            name={`${metalName(metal).name} hedge`}
            value={hedge[metal]}
            was={inForce.hedge[metal]}
            onChange={(price) => onHedge(metal, price)}
          />
        </Stack>
      ))}
    </FieldGrid>
  );
}

interface PriceSliderProps {
  name: string;
  value: number;
  was: number;
  onChange: (price: number) => void;
}

function PriceSlider({ name, value, was, onChange }: PriceSliderProps) {
  return (
    <Slider>
      <span>
        {name} <strong>{formatNumber(value)}</strong>
      </span>
      <input
        type="range"
        aria-label={name}
        min={Math.floor(Math.min(was / 2, value))}
        max={Math.ceil(Math.max(was * 1.5, value))}
        step={1}
        value={value}
        onChange={({ target }) => onChange(Number(target.value))}
      />
      <small>in force {formatNumber(was)}</small>
    </Slider>
  );
}
