import { Navigate, rememberedQuery, useLocation } from '@washcoat/platform-sdk';
import { useState, type ReactNode } from 'react';
import { rememberedNames, type FilterName } from './report-filters';

export interface RememberedFiltersProps {
  /** By this name other pages remember the same filters. */
  sharedAs: string;
  /** Those of them that the report has besides its dates. */
  fields: readonly FilterName[];
  children: ReactNode;
}

/** A report that starts with the remembered filters when it is opened without any; the address says them then. */
export function RememberedFilters({ sharedAs, fields, children }: RememberedFiltersProps) {
  const { pathname, search, key } = useLocation();
  const [start] = useState(() => ({ key, kept: rememberedQuery(sharedAs) }));
  const query = new URLSearchParams(search);
  const names = rememberedNames(fields);
  const kept = [...new URLSearchParams(start.kept)].filter(([name]) => names.includes(name));
  if (kept.length > 0 && start.key === key && !names.some((name) => query.has(name))) {
    for (const [name, value] of kept) query.set(name, value);
    return <Navigate to={{ pathname, search: query.toString() }} replace />;
  }
  return children;
}
