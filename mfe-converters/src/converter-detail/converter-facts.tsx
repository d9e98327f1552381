import type { Product } from '@washcoat/contract-converters';
import { Card, Code, FactList, TypePill, formatMoney } from '@washcoat/ui';
import styled from 'styled-components';
import type { ConverterDetail } from '../converter/converter.api';
import { FittedVehicles } from './fitted-vehicles';

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
  /** Lists say nothing of its vehicles. */
  converter: Product & Partial<Pick<ConverterDetail, 'vehicles'>>;
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
  const ranges = [
    ['High, 12 months', converter.high],
    ['Low, 12 months', converter.low],
    ['Average, 12 months', converter.average],
  ] as const;
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
        {converter.vehicles && (
          <>
            <dt>Fits</dt>
            <dd>
              <FittedVehicles vehicles={converter.vehicles} />
            </dd>
          </>
        )}
        {ranges.map(
          ([name, value]) =>
            value !== undefined && [
              <dt key={name}>{name}</dt>,
              <dd key={`${name}-value`}>{value === null ? 'None' : formatMoney(value)}</dd>,
            ],
        )}
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
