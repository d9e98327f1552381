import { Code, ExistingNote, tellApart } from '@washcoat/ui';
import { makeAndModel } from '../converter/converter-name';
import { useKnownCode } from './use-known-code';

/** Says that the catalogue has the code that is typed, with a way to each converter that carries it. */
export function KnownCodeNote({ ownId }: { ownId?: string }) {
  const found = useKnownCode(ownId);
  return (
    <ExistingNote
      label="The catalogue has this code"
      title={
        found.length === 1
          ? 'The catalogue has a converter with this code'
          : `The catalogue has ${found.length} converters with this code`
      }
      records={found.map((product) => ({
        id: product.productId,
        href: `/converter/${product.productId}/1`,
        name: <Code>{product.oem}</Code>,
        detail: [makeAndModel(product), tellApart(product)].filter(Boolean).join(' · '),
      }))}
    />
  );
}
