import { TriangleAlert } from 'lucide-react';
import { useState } from 'react';
import styled from 'styled-components';
import { Card, ConverterDrawing, LightBox, Picture, Pill } from '../src';
import type { ConverterShape } from '../src';

const Wall = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(180px, 1fr));
  gap: ${({ theme }) => theme.space(3)};
`;

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  gap: ${({ theme }) => theme.space(3)};
`;

const shapes: readonly (readonly [ConverterShape, string])[] = [
  ['cylinder', 'KT 0334'],
  ['dpf', 'KT 6019'],
  ['manifold', 'ZM40'],
  ['loaf', '20274G2'],
  ['can', '2EBA0'],
  ['foil', 'CL 7L63 FOIL'],
];

const pictures = shapes.map(([shape, code]) => ({ shape, code, alt: code }));

/** The drawn converters in every size. */
export function PicturesBoard() {
  const [index, setIndex] = useState<number | null>(null);
  return (
    <Card title="Pictures">
      <Wall>
        {shapes.map(([shape, code], at) => (
          <Picture
            key={shape}
            size="full"
            alt={code}
            shape={shape}
            code={code}
            onOpen={() => setIndex(at)}
            flags={
              at === 3 && (
                <Pill kind="warning" icon={<TriangleAlert size={12} />}>
                  2 parts
                </Pill>
              )
            }
          />
        ))}
      </Wall>
      <Line>
        {([36, 48, 88, 180] as const).map((size) => (
          <Picture key={size} size={size} alt="GD3" code="GD3" />
        ))}
        <ConverterDrawing shape="manifold" code="Spider" bare />
      </Line>
      <LightBox
        title="KT 0334"
        pictures={pictures}
        index={index}
        onIndexChange={setIndex}
        onClose={() => setIndex(null)}
      />
    </Card>
  );
}
