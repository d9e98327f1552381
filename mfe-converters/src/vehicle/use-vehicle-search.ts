import { navigate, useLocation } from '@washcoat/platform-sdk';
import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import { isSameVehicle, readVehicleSearch, vehicleAddress } from './vehicle-search';
import type { VehicleFilters, VehicleSearch } from './vehicle-search';

const DEBOUNCE_MS = 500;

/** The filters as they are being typed. */
interface Draft {
  filters: VehicleFilters;
  /** The search of the address that they were last held against. */
  seen: VehicleSearch;
  /** Where they have sent the page, as long as it has not arrived: typing goes on meanwhile. */
  sentTo: VehicleSearch | null;
}

/** The search of the address, the filters as they are being typed, and how both change. */
export function useVehicleSearch() {
  const { search: queryString } = useLocation();
  const search = useMemo(() => readVehicleSearch(queryString), [queryString]);
  const [draft, setDraft] = useState<Draft>({ filters: search, seen: search, sentTo: null });
  if (draft.seen !== search) {
    const isOwn = draft.sentTo !== null && isSameVehicle(draft.sentTo, search);
    setDraft({ filters: isOwn ? draft.filters : search, seen: search, sentTo: null });
  }
  const settle = useEffectEvent((filters: VehicleFilters) => {
    if (isSameVehicle(filters, search)) return;
    const next = { ...search, ...filters, offset: 0 };
    setDraft((current) => ({ ...current, sentTo: next }));
    navigate(vehicleAddress(next), { replace: true });
  });
  const { vin, make, model, year, engine } = draft.filters;
  useEffect(() => {
    const timer = setTimeout(() => settle({ vin, make, model, year, engine }), DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [vin, make, model, year, engine]);
  return {
    search,
    filters: draft.filters,
    /** Changes filters; the address follows when nobody has changed one for 500 ms. */
    change: (part: Partial<VehicleFilters>) =>
      setDraft((current) => ({ ...current, filters: { ...current.filters, ...part } })),
    /** Shows another search at once. */
    show: (next: VehicleSearch) => navigate(vehicleAddress(next)),
  };
}
