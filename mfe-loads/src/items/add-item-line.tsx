import { isPieceGroup, isPoundGroup, PICTURE_MISSING } from '@washcoat/contract-loads';
import { problemText, useSession } from '@washcoat/platform-sdk';
import {
  breakpoints,
  Button,
  MoneyField,
  NumberField,
  Picture,
  toast,
  Typeahead,
  useIsNarrow,
  type Option,
  tellApart,
} from '@washcoat/ui';
import { useAttemptKey } from '@washcoat/platform-sdk/forms';
import { Plus } from 'lucide-react';
import { useRef, useState } from 'react';
import type { FormEvent } from 'react';
import { useOpenLoad } from '../load-detail/load-context';
import { PictureButton } from '../pictures/picture-button';
import { Chosen, Line, Narrow, Problem, Search, Wide } from './add-item.style';
import { offerText, poundsHint, quantityAtFirst, quantityProblem, typedQuantity } from './add-amounts';
import { Fractions } from './fractions';
import { labelOf } from './item-words';
import { useAddItemMutation } from './items.api';
import { OtherItemDialog } from './other-item.dialog';
import { useConverterSearch } from './use-converter-search';

const ADD_FAILED = 'Unable to add item please try agian later';
const NO_CONVERTER = 'Choose a converter from the list';

/** Adds items one after the other: code, fraction, quantity, price, pictures; Enter adds and returns to the code. */
export function AddItemLine() {
  const { isPictureMandatory } = useSession();
  const { load, rights } = useOpenLoad();
  const isPhone = useIsNarrow(breakpoints.phone);
  const { search, converterOf } = useConverterSearch();
  const [add, { isLoading }] = useAddItemMutation();
  const codeField = useRef<HTMLInputElement>(null);
  const { keyFor, renew } = useAttemptKey();
  const [option, setOption] = useState<Option | null>(null);
  const [quantity, setQuantity] = useState('1');
  const [box, setBox] = useState('1');
  const [price, setPrice] = useState('');
  const [pictures, setPictures] = useState<string[]>([]);
  const [problem, setProblem] = useState('');
  const [isOtherOpen, setOtherOpen] = useState(false);
  const product = (option && converterOf(option.value)) ?? null;
  const type = product?.typeName ?? '';
  const isWeighed = isPoundGroup(type);
  const size = isPhone ? 44 : 36;

  const choose = (next: Option | null) => {
    setOption(next);
    setProblem('');
    const chosen = (next && converterOf(next.value)) ?? null;
    setQuantity(quantityAtFirst(chosen));
    setPrice(offerText(chosen));
  };
  const startAgain = () => {
    choose(null);
    setPictures([]);
    renew();
    codeField.current?.focus();
  };
  const wrong = () => {
    if (!product) return NO_CONVERTER;
    if (isPictureMandatory && pictures.length === 0) return PICTURE_MISSING;
    return quantityProblem(product, quantity);
  };
  const send = async (event: FormEvent) => {
    event.preventDefault();
    const found = wrong();
    setProblem(found ?? '');
    if (found || !product || isLoading) return;
    const isPriceSet = rights.canOverridePrice && price !== '' && price !== offerText(product);
    const item = {
      loadId: load.loadId,
      productId: product.productId,
      quantity: typedQuantity(product, quantity),
      unit: 1,
      box: Number(box || 0),
      loadUrls: pictures,
      ...(isPriceSet ? { adjustedPrice: Number(price) } : {}),
    };
    const result = await add({ ...item, key: keyFor(item) });
    if (result.error) {
      setProblem(problemText(result.error, ADD_FAILED));
      return;
    }
    toast.success(result.data.message);
    startAgain();
  };
  return (
    <>
      <Line onSubmit={(event) => void send(event)} noValidate aria-label="Add item">
        <Search>
          <Typeahead
            ref={codeField}
            label="Code"
            hideLabel
            size={size}
            placeholder="Type a code"
            minChars={2}
            value={option}
            search={search}
            onChange={choose}
          />
        </Search>
        {product && (
          <Chosen>
            <Picture src={product.profileUrl} alt="" size={48} code={product.oem} type={product.typeName} />
            <span>
              <strong>{product.oem}</strong>
              <small>
                {[product.isSharedStamp ? tellApart(product) : product.typeName, product.manufacturer]
                  .filter(Boolean)
                  .join(' · ')}
              </small>
            </span>
          </Chosen>
        )}
        {product && isPieceGroup(product.typeName) && (
          <Fractions of={product.oem} value={quantity} onChoose={setQuantity} isLarge={isPhone} />
        )}
        {(product || !isPhone) && (
          <>
            <Narrow>
              <NumberField
                label={labelOf('Quantity', type)}
                hideLabel
                size={size}
                prefix={isWeighed ? 'lb' : 'Qty'}
                placeholder={poundsHint(product)}
                value={quantity}
                onChange={(event) => setQuantity(event.target.value)}
              />
            </Narrow>
            <Narrow>
              <NumberField
                label="Box"
                hideLabel
                size={size}
                prefix="Box"
                whole
                value={box}
                onChange={(event) => setBox(event.target.value)}
              />
            </Narrow>
            {rights.seesPrices && (product || rights.canOverridePrice) && (
              <Wide>
                <MoneyField
                  label={labelOf('ADJUSTED', type)}
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
              onUploaded={(imageUrl) => setPictures((before) => [...before, imageUrl])}
            />
            <Button
              kind="main"
              type="submit"
              size={size}
              icon={<Plus size={14} />}
              busy={isLoading}
              busyLabel="Adding"
            >
              Add
            </Button>
          </>
        )}
        {rights.canShowOther && !product && (
          <Button kind={isPhone ? 'plain' : 'quiet'} size={size} onClick={() => setOtherOpen(true)}>
            Other...
          </Button>
        )}
        {problem && <Problem>{problem}</Problem>}
      </Line>
      {isOtherOpen && <OtherItemDialog onClose={() => setOtherOpen(false)} />}
    </>
  );
}
