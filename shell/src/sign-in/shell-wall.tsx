import { breakpoints, Code, ConverterDrawing } from '@washcoat/ui';
import type { ConverterShape } from '@washcoat/ui';
import styled from 'styled-components';

const narrow = `(max-width: ${breakpoints.drawer - 0.02}px)`;
const phone = `(max-width: ${breakpoints.phone - 0.02}px)`;

const Wall = styled.div`
  overflow: hidden;
  border-left: 1px solid ${({ theme }) => theme.color.border};
  background: ${({ theme }) => theme.color.sunken};

  @media ${narrow} {
    order: -1;
    height: 168px;
    border-left: 0;
    border-bottom: 1px solid ${({ theme }) => theme.color.border};
  }
`;

const Columns = styled.div`
  display: grid;
  grid-template-columns: repeat(4, minmax(0, 1fr));
  gap: ${({ theme }) => theme.space(4)};
  height: 100%;
  padding: ${({ theme }) => `0 ${theme.space(6)}`};
  mask-image: linear-gradient(to bottom, transparent, black 20%, black 80%, transparent);

  @media ${narrow} {
    grid-template-columns: repeat(4, 180px);
    gap: ${({ theme }) => theme.space(3)};
    justify-content: center;
    padding: 0;
    mask-image: none;
  }
  @media ${phone} {
    grid-template-columns: repeat(3, 144px);
  }
`;

const WallColumn = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${({ theme }) => theme.space(4)};
  margin-top: -18px;

  &:nth-child(2) {
    margin-top: -74px;
  }
  &:nth-child(3) {
    margin-top: -34px;
  }
  &:nth-child(4) {
    margin-top: -90px;
  }
  @media ${narrow} {
    &:nth-child(n) {
      margin-top: 24px;
    }
    &:nth-child(2n) {
      margin-top: 38px;
    }
    & > :not(:first-child) {
      display: none;
    }
  }
  @media ${phone} {
    &:nth-child(3) {
      display: none;
    }
    &:nth-child(4) {
      margin-top: 24px;
    }
  }
`;

const Shell = styled.figure`
  padding: ${({ theme }) => theme.space(2)};
  border: 1px solid ${({ theme }) => theme.color.border};
  border-radius: ${({ theme }) => theme.radius.card};
  background: ${({ theme }) => theme.color.surface};
  box-shadow: ${({ theme }) => theme.shadow.s1};

  & > div {
    aspect-ratio: 4 / 3;
    overflow: hidden;
    border-radius: ${({ theme }) => theme.radius.field};
  }
  & > figcaption {
    display: flex;
    justify-content: space-between;
    gap: ${({ theme }) => theme.space(2)};
    padding: ${({ theme }) => `${theme.space(2)} ${theme.space(1)} ${theme.space(1)}`};
    white-space: nowrap;
    ${({ theme }) => theme.text.t12}
  }
  @media ${narrow} {
    padding: 0;

    & > figcaption {
      display: none;
    }
  }
`;

const Make = styled.span`
  overflow: hidden;
  color: ${({ theme }) => theme.color.text3};
  text-overflow: ellipsis;
`;

type Stamped = readonly [code: string, make: string, shape: ConverterShape];

const columns: readonly (readonly Stamped[])[] = [
  [
    ['GD3', 'Toyota', 'cylinder'],
    ['KT 0334', 'Mercedes', 'cylinder'],
    ['1K0131723', 'Audi', 'dpf'],
    ['H1CB18', 'Hyundai', 'cylinder'],
    ['20274G2', 'GM', 'loaf'],
  ],
  [
    ['KT 6019', 'Mercedes', 'dpf'],
    ['2EBA0', 'Kia', 'can'],
    ['GA6', 'Toyota', 'manifold'],
    ['FCA44', 'Subaru', 'can'],
    ['ZM40', 'Mazda', 'manifold'],
    ['C170', 'Renault', 'cylinder'],
  ],
  [
    ['20274G2', 'GM', 'loaf'],
    ['4S71-5E211-CA', 'Ford', 'cylinder'],
    ['CL 7L63 FOIL', 'Porsche', 'foil'],
    ['1J0178AADN', 'Volkswagen', 'cylinder'],
    ['GD3', 'Toyota', 'cylinder'],
  ],
  [
    ['ZM40', 'Mazda', 'manifold'],
    ['Spider', 'Honda', 'manifold'],
    ['12656266', 'GM', 'cylinder'],
    ['C170', 'Renault', 'loaf'],
    ['KT 6019', 'Mercedes', 'dpf'],
    ['2EBA0', 'Kia', 'can'],
  ],
];

/** A wall of stamped shells: says at once what the product is about, and nothing to assistive technology. */
export function ShellWall() {
  return (
    <Wall aria-hidden>
      <Columns>
        {columns.map((shells, index) => (
          <WallColumn key={index}>
            {shells.map(([code, make, shape]) => (
              <Shell key={code}>
                <div>
                  <ConverterDrawing code={code} shape={shape} />
                </div>
                <figcaption>
                  <Code>{code}</Code>
                  <Make>{make}</Make>
                </figcaption>
              </Shell>
            ))}
          </WallColumn>
        ))}
      </Columns>
    </Wall>
  );
}
