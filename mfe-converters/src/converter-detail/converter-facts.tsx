import type { Product } from '@washcoat/contract-converters';
import { Card, Code, FactList, TypePill } from '@washcoat/ui';
import styled from 'styled-components';
import type { ConverterDetail } from '../converter/converter.api';

const Notes = styled.div`
  margin-top: ${({ theme }) => theme.space(3)};
  padding-top: ${({ theme }) => theme.space(3)};
  border-top: 1px solid ${({ theme }) => theme.color.border};
  white-space: pre-line;

  & > h3 {
    ${({ theme }) => theme.text.t12}
    font-weight: 400;
    color: ${({ theme }) => theme.color.text3};
  }
  & > p {
    margin: 0;
  }
`;

interface ConverterFactsProps {
  /** Lists say nothing of its texts. */
  converter: Product & Partial<Pick<ConverterDetail, 'notes' | 'comment'>>;
}

/** What a converter is, in words. */
export function ConverterFacts({ converter }: ConverterFactsProps) {
  const { oem, manufacturer, model, family, typeName, abCode, serialNo, description } = converter;
  const words: [string, string][] = [
    ['Manufacturer', manufacturer],
    ['Model', model],
    ['Family', family],
    ['AB code', abCode],
    ['Serial no.', serialNo],
    ['Description', description],
  ];
  const texts = [
    ['Notes', converter.notes],
    ['Comment', converter.comment],
  ] as const;
  return (
    <Card aria-label="Converter">
      <FactList>
        <dt>OEM</dt>
        <dd>
          <Code>{oem}</Code>
        </dd>
        <dt>Type</dt>
        <dd>
          <TypePill type={typeName} outlined />
        </dd>
        {words.map(([name, value]) => [
          <dt key={name}>{name}</dt>,
          <dd key={`${name}-value`}>{value || 'None'}</dd>,
        ])}
      </FactList>
      {texts.map(
        ([name, text]) =>
          text && (
            <Notes key={name}>
              <h3>{name}</h3>
              <p>{text}</p>
            </Notes>
          ),
      )}
    </Card>
  );
}
