import type { PromoCode } from '@washcoat/contract-billing';
import { problemText, usePageHeading } from '@washcoat/platform-sdk';
import { DeleteRecord, ListGrid, PageActions, useListView } from '@washcoat/platform-sdk/lists';
import { EmptyState } from '@washcoat/ui';
import { useMemo, useState } from 'react';
import { useDeletePromoCodeMutation, usePromoCodesQuery } from './config-payment.api';
import { PAGE_SIZES } from './page-sizes';
import { PromoCodeCard, promoActions, promoColumns } from './promo-code.columns';
import { AddPromoCode, EditPromoCode } from './promo-code.form';

const GONE = 'This promo code is gone.';
const LOAD_FAILED = 'The promo codes did not load. The rest of Washcoat works.';

type Open = { kind: 'add' } | { kind: 'edit' | 'delete'; promoCode: PromoCode } | { kind: 'nothing' };
const nothing: Open = { kind: 'nothing' };

/** The promo codes with their search, and what can be done with them. */
export function PromoCodes() {
  const { view, page, filter } = useListView(PAGE_SIZES[0]);
  const [open, setOpen] = useState<Open>(nothing);
  const [remove] = useDeletePromoCodeMutation();
  const { text, count, offset } = view;
  const asked = usePromoCodesQuery({ count, offset, text: text || undefined });
  const { data, currentData, isFetching, error, refetch } = asked;
  const actions = useMemo(
    () =>
      promoActions({
        onAdd: () => setOpen({ kind: 'add' }),
        onEdit: (promoCode) => setOpen({ kind: 'edit', promoCode }),
        onDelete: (promoCode) => setOpen({ kind: 'delete', promoCode }),
      }),
    [],
  );
  const columns = useMemo(() => promoColumns(actions), [actions]);
  const onDone = () => setOpen(nothing);
  const readAgain = async (promocodeId: string) => {
    const now = (await refetch().unwrap()).list.find((one) => one.promocodeId === promocodeId);
    if (!now) throw new Error(GONE);
    return now;
  };
  usePageHeading({
    heading: 'Config Payment',
    search: { placeholder: 'Search Promocodes', value: text, onChange: (next) => filter({ text: next }) },
    actions: <PageActions actions={actions} />,
  });
  return (
    <>
      <ListGrid
        label="Promocodes"
        storageKey="billing.promo-codes"
        columns={columns}
        view={view}
        sizes={PAGE_SIZES}
        answer={currentData ?? (error ? undefined : data)}
        isFetching={isFetching}
        onPage={page}
        getRowId={({ promocodeId }) => promocodeId}
        error={error ? problemText(error, LOAD_FAILED) : undefined}
        onRetry={() => void refetch()}
        onRowOpen={(promoCode) => setOpen({ kind: 'edit', promoCode })}
        cardFor={(promoCode) => <PromoCodeCard promoCode={promoCode} actions={actions} />}
        empty={
          <EmptyState
            title="No promocodes available"
            hint={text ? 'Try another search.' : 'What takes something off a price stands here.'}
            onClearFilters={text ? () => filter({ text: '' }) : undefined}
          />
        }
      />
      {open.kind === 'add' && <AddPromoCode onDone={onDone} />}
      {open.kind === 'edit' && (
        <EditPromoCode
          promoCode={open.promoCode}
          readAgain={() => readAgain(open.promoCode.promocodeId)}
          onDone={onDone}
        />
      )}
      {open.kind === 'delete' && (
        <DeleteRecord
          type="Promocode"
          name={open.promoCode.code}
          consequence="Nobody can use it any more. What was bought with it stays."
          remove={() => remove({ promocodeId: open.promoCode.promocodeId }).unwrap()}
          onDone={onDone}
        />
      )}
    </>
  );
}
