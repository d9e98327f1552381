import { allow } from '@washcoat/contract-kernel';

// What a search offers depends on these rules; a page asks them before it loads the calls.

/** Who asks experts, and sees what was asked. */
export const asksExperts = allow({ without: ['minimumSettingsOnly'], isNewUser: false });

/** Who reads makes and their tips. */
export const readsMakes = allow({ flags: ['canShowManufactureTips'] });

/** Who finds converters by a photo. */
export const searchesByPicture = allow(
  { hierarchy: [1, 10], isNewUser: false },
  { flags: ['canShowAdvancedSearchFilters'], isNewUser: false },
);
