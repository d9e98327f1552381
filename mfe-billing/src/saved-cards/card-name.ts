import type { SavedCard } from './saved-cards.api';

const brands: Record<string, string> = {
  visa: 'Visa',
  mastercard: 'Mastercard',
  amex: 'American Express',
  discover: 'Discover',
};

/** A card by what is known of it: brand and last four digits. */
export const cardName = ({ brand, card }: Pick<SavedCard, 'brand' | 'card'>): string =>
  `${brands[brand] ?? (brand || 'Card')} •••• ${card}`;
