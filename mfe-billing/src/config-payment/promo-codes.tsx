import { useListView } from '@washcoat/platform-sdk/lists';
import {
  useAddPromoCodeMutation,
  useDeletePromoCodeMutation,
  useEditPromoCodeMutation,
  usePromoCodesQuery,
} from './config-payment.api';
import { PAGE_SIZES } from '../app/page-sizes';
import { promoFace, promoForm } from './promo-code.face';
import { SoldList } from './sold-list';

/** The promo codes with their search, and what can be done with them. */
export function PromoCodes() {
  const list = useListView(PAGE_SIZES[0]);
  const { text, count, offset } = list.view;
  const asked = usePromoCodesQuery({ count, offset, text: text || undefined });
  const [add] = useAddPromoCodeMutation();
  const [edit] = useEditPromoCodeMutation();
  const [remove] = useDeletePromoCodeMutation();
  return (
    <SoldList
      {...{ face: promoFace, list, asked }}
      search="Search Promocodes"
      add={(entry, keyFor) => {
        const form = promoForm.parse(entry);
        return add({ ...form, key: keyFor(form) }).unwrap();
      }}
      edit={({ promocodeId }, { entry, version }) =>
        edit({ ...promoForm.parse(entry), promocodeId, version }).unwrap()
      }
      remove={({ promocodeId }) => remove({ promocodeId }).unwrap()}
    />
  );
}
