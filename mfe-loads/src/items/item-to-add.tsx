import { isPieceGroup, isPoundGroup, PICTURE_MISSING, type LoadItem } from '@washcoat/contract-loads';
import { asSpecified, problemText, useSession } from '@washcoat/platform-sdk';
import { useAttemptKey } from '@washcoat/platform-sdk/forms';
import { Button, MoneyField, NumberField, Picture, tellApart, toast } from '@washcoat/ui';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import type { FormEvent, Ref } from 'react';
import { useOpenLoad } from '../load-detail/load-context';
import { PictureButton } from '../pictures/picture-button';
import { usePictures } from '../pictures/use-pictures';
import { keepForLater } from '../scanning/entered-later';
import type { Part } from '../scanning/use-load-ports';
import { Chosen, Line, Narrow, Problem, Wide } from './add-item.style';
import { offerText, poundsHint, quantityAtFirst, quantityProblem, typedQuantity } from './add-amounts';
import { Fractions } from './fractions';
import { labelOf } from './item-words';
import { useSendItem } from './use-send-item';

const ADD_FAILED = asSpecified.itemNotAdded;

export interface ItemToAddProps {
  part: Part;
  /** The code in the code box that it was asked about for. */
  entry: number;
  /** How many pieces were asked for. */
  pieces: number;
  size: 36 | 44;
  onAdded: (item: LoadItem) => void;
  /** It found no server and is sent later. */
  onKept: () => void;
  onCancel: () => void;
  ref: Ref<HTMLFormElement>;
}

/** A part that was picked, or that needs a picture: its fraction, quantity, price and pictures before it is added. */
export function ItemToAdd({
  part: { product, box },
  entry,
  pieces,
  size,
  onAdded,
  onKept,
  onCancel,
  ref,
}: ItemToAddProps) {
  const { isPictureMandatory } = useSession();
  const { load, rights } = useOpenLoad();
  const { send: add, isSending } = useSendItem();
  const { keyFor } = useAttemptKey();
  const { oem, typeName } = product;
  const isWeighed = isPoundGroup(typeName);
  const [quantity, setQuantity] = useState(
    pieces === 1 || isWeighed ? quantityAtFirst(product) : String(pieces),
  );
  const [whole, setWhole] = useState(quantity);
  const [price, setPrice] = useState(offerText(product));
  const { pictures, add: addPicture, handOver } = usePictures();
  const [problem, setProblem] = useState('');
  /** The same fraction once more gives back what stood there. */
  const takePart = (part: string) => {
    if (quantity === part) return setQuantity(whole);
    if (Number(quantity) >= 1) setWhole(quantity);
    setQuantity(part);
  };
  const wrong = () => {
    if (isPictureMandatory && pictures.length === 0) return PICTURE_MISSING;
    return quantityProblem(product, quantity);
  };
  const send = async (event: FormEvent) => {
    event.preventDefault();
    const found = wrong();
    setProblem(found ?? '');
    if (found || isSending) return;
    const isPriceSet = rights.canOverridePrice && price !== '' && price !== offerText(product);
    const item = {
      loadId: load.loadId,
      productId: product.productId,
      quantity: typedQuantity(product, quantity),
      unit: isWeighed ? pieces : 1,
      box,
      loadUrls: pictures,
      ...(isPriceSet ? { adjustedPrice: Number(price) } : {}),
    };
    const key = keyFor(item);
    const result = await add({ ...item, key, name: oem });
    if (result.error) {
      if (keepForLater({ ...item, key, name: oem, entry }, result.error)) {
        handOver();
        return onKept();
      }
      setProblem(problemText(result.error, ADD_FAILED));
      return;
    }
    toast.success(result.data.message);
    onAdded(result.data.item);
  };
  return (
    <Line ref={ref} onSubmit={(event) => void send(event)} noValidate aria-label="Item to add">
      <Chosen>
        <Picture src={product.profileUrl} alt="" size={48} code={oem} type={typeName} />
        <span>
          <strong>{oem}</strong>
          <small>
            {[product.isSharedStamp ? tellApart(product) : typeName, product.manufacturer]
              .filter(Boolean)
              .join(' · ')}
          </small>
        </span>
      </Chosen>
      {isPieceGroup(typeName) && (
        <Fractions of={oem} value={quantity} onChoose={takePart} isLarge={size === 44} />
      )}
      <Narrow>
        <NumberField
          label={labelOf('Quantity', typeName)}
          hideLabel
          size={size}
          prefix={isWeighed ? 'lb' : 'Qty'}
          placeholder={poundsHint(product)}
          value={quantity}
          onChange={(event) => setQuantity(event.target.value)}
        />
      </Narrow>
      {rights.seesPrices && (
        <Wide>
          <MoneyField
            label={labelOf('ADJUSTED', typeName)}
            hideLabel
            suffix={isWeighed ? '/ lb' : undefined}
            size={size}
            readOnly={!rights.canOverridePrice}
            value={price}
            onChange={(event) => setPrice(event.target.value)}
          />
        </Wide>
      )}
      <PictureButton
        label="Add picture"
        size={size}
        count={pictures.length}
        canWait
        onUploaded={(address) => {
          addPicture(address);
          setProblem((said) => (said === PICTURE_MISSING ? '' : said));
        }}
      />
      <Button size={size} onClick={onCancel}>
        Cancel
      </Button>
      <Button
        kind="main"
        type="submit"
        size={size}
        icon={<Plus size={14} />}
        busy={isSending}
        busyLabel="Adding"
      >
        Add
      </Button>
      {problem && <Problem>{problem}</Problem>}
    </Line>
  );
}
