export {
  choice,
  email,
  INVALID,
  linkAddress,
  newPassword,
  optionalLine,
  optionalPhone,
  optionalText,
  phone,
  requiredLine,
  state,
  zipcode,
} from './field-rules';
export type { FieldRule } from './field-rules';
export { DraftNotice } from './draft-notice';
export { FormBar } from './form-bar';
export type { FormBarProps } from './form-bar';
export { FormDialog } from './form-dialog';
export type { FormDialogProps } from './form-dialog';
export { FormFailure } from './form-failure';
export { numberUpTo, optionalAdjustment, optionalNumber, requiredAdjustment } from './number-rules';
export { SavingForm } from './saving-form';
export type { SavingFormProps } from './saving-form';
export { checkedState, isState, stateOptions } from './us-state';
export { uploadPaper, uploadPicture } from './upload-picture';
export { useKeptDraft } from './use-kept-draft';
export type { DraftName, DraftOffer, KeptDraft } from './use-kept-draft';
export { useAttemptKey } from './use-attempt-key';
export type { AttemptKey } from './use-attempt-key';
export { useRecordForm } from './use-record-form';
export type { Clash, RecordFormRules, Versioned } from './use-record-form';
export { useSettled } from './use-settled';
export { useSavingForm } from './use-saving-form';
export type { SavingFormRules } from './use-saving-form';
