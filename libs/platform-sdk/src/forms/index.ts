export { INVALID } from '@washcoat/contract-kernel';
export {
  choice,
  email,
  linkAddress,
  newPassword,
  optionalAdjustment,
  optionalLine,
  optionalPhone,
  optionalText,
  phone,
  requiredAdjustment,
  requiredLine,
  ruleOf,
  state,
  zipcode,
} from './field-rules';
export type { FieldRule } from './field-rules';
export type { AddressEntry } from './address-entry';
export { DraftNotice } from './draft-notice';
export { FormBar } from './form-bar';
export type { FormBarProps } from './form-bar';
export { FormDialog } from './form-dialog';
export type { FormDialogProps } from './form-dialog';
export { FormFailure } from './form-failure';
export { listedRecord } from './listed-record';
export type { AskedForOne } from './listed-record';
export { fieldWords } from '../lists/field-words';
export { useFirstField } from './use-first-field';
export { changesInWords, historyOf } from './noun-history';
export { numberUpTo, optionalNumber } from './number-rules';
export { FieldsOf } from './fields-of';
export type { FieldsOfProps } from './fields-of';
export { PastPricesChoice } from './past-prices-choice';
export type { PastPrices, PastPricesChoiceProps } from './past-prices-choice';
export { RecordClash } from './record-clash';
export type { RecordClashProps } from './record-clash';
export { RecordForm } from './record-form';
export type { RecordFormProps } from './record-form';
export { RecordHistory } from './record-history';
export type { RecordHistoryProps } from './record-history';
export { RecordPage } from './record-page';
export type { RecordPageProps } from './record-page';
export { resolverOf } from './resolver-of';
export { SameAddress } from './same-address';
export { SavingForm } from './saving-form';
export type { SavingFormProps } from './saving-form';
export { checkedState, isState, stateOptions } from './us-state';
export { uploadPaper, uploadPicture } from './upload-picture';
export { useKeptDraft } from './use-kept-draft';
export type { DraftName, DraftOffer, KeptDraft } from './use-kept-draft';
export { useAttemptKey } from './use-attempt-key';
export type { AttemptKey } from './use-attempt-key';
export { useLastAddress } from './use-last-address';
export type { LastAddress } from './use-last-address';
export { useQuestion } from './use-question';
export { useRecordForm } from './use-record-form';
export type { Clash, RecordFormRules, Versioned } from './use-record-form';
export { WeekdayBoxes } from './weekday-boxes';
export type { WeekdayBoxesProps } from './weekday-boxes';
export { useSettled } from './use-settled';
export { useSavingForm } from './use-saving-form';
export type { SavingFormRules } from './use-saving-form';
