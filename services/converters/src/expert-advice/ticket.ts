/** 1 pending, 2 resolved, 3 rejected. */
export type TicketStatus = 1 | 2 | 3;

/** A question to the experts as it is stored; decimals (USD) are text. */
export interface TicketRow {
  ticket_id: string;
  message: string;
  /** The offer price. */
  market_price: string | null;
  /** The first offer price that was made. */
  first_offer: string | null;
  base_price: string | null;
  comments: string;
  status: TicketStatus;
  oem: string;
  make: string;
  model: string;
  url: string | null;
  /** Who asked, and for which company. */
  user_id: string;
  email: string;
  company_id: string | null;
  company_name: string;
  first_name: string;
  last_name: string;
  created_at: Date;
  /** When it was resolved or rejected. */
  resolved_at: Date | null;
}

/** What an expert changes of a question; what is absent stays as it is. */
export interface TicketEdit {
  message?: string;
  marketPrice?: number | null;
  basePrice?: number | null;
  comments?: string;
  status?: TicketStatus;
  make?: string;
  oem?: string;
  model?: string;
  url?: string | null;
}
