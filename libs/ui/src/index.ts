export type { ChartColors, ColorRoles, MetalColors, SteelTones, Tone } from './theme/color';
export { breakpoints, darkTheme, lightTheme } from './theme/theme';
export type { Theme, ThemeMode } from './theme/theme';
export { GlobalStyle } from './theme/global-style';
export { ThemeRoot } from './theme/theme-root';
export type { ThemeRootProps } from './theme/theme-root';
export { softAtNight } from './theme/night';
export { touchArea, touchPixels, touchScreen } from './theme/touch';
export { useIsNarrow } from './theme/use-is-narrow';

export { Button } from './button/button';
export type { ButtonProps } from './button/button';
export type { ButtonKind, ButtonSize } from './button/button-style';
export { ChoiceRow } from './button/choice-row';
export { IconButton } from './button/icon-button';
export type { IconButtonProps } from './button/icon-button';
export { LinkButton } from './button/link-button';
export type { LinkButtonProps } from './button/link-button';
export { TextButton } from './button/text-button';

export { Field } from './field/field';
export type { ControlProps, FieldProps, FieldWrapperProps } from './field/field';
export type { ControlSize } from './field/control-box';
export { TextField } from './field/text-field';
export type { TextFieldProps } from './field/text-field';
export { NumberField } from './field/number-field';
export type { NumberFieldProps } from './field/number-field';
export { MoneyField } from './field/money-field';
export { PasswordField } from './field/password-field';
export { TextArea } from './field/text-area';
export type { TextAreaProps } from './field/text-area';
export type { Option } from './field/option';
export { SelectField } from './field/select-field';
export type { SelectFieldProps } from './field/select-field';
export { Typeahead } from './field/typeahead';
export type { TypeaheadProps, TypedText } from './field/typeahead';
export { CheckBox } from './field/check-box';
export type { CheckBoxProps } from './field/check-box';
export { Switch } from './field/switch';
export type { SwitchProps } from './field/switch';
export { DateField } from './field/date-field';
export { DateRangeField } from './field/date-range-field';
export type { DateRangeFieldProps } from './field/date-range-field';
export { dayRangeBounds, dayRangeError } from './field/day-range';
export type { DayRange } from './field/day-range';
export { PhoneField } from './field/phone-field';
export type { PhoneFieldProps } from './field/phone-field';
export { ZipField } from './field/zip-field';
export type { ZipFieldProps } from './field/zip-field';
export { ImageField } from './image-field/image-field';
export type { ImageFieldProps } from './image-field/image-field';
export type { ImageShape } from './image-field/image-field-style';
export { acceptOf, kindProblem } from './image-field/file-kinds';
export { imageLimits, imageProblem, imagesLimits, mostImageBytes } from './image-field/image-limits';
export { SignaturePad } from './field/signature-pad';
export type { SignaturePadProps } from './field/signature-pad';
export { ErrorSummary } from './field/error-summary';
export type { ErrorSummaryProps } from './field/error-summary';
export { fieldErrors } from './field/field-errors';
export type { FieldError } from './field/field-errors';

export { AddChip, Chip } from './chip/chip';
export type { AddChipProps, ChipProps } from './chip/chip';
export { ChipBar } from './chip/chip-bar';
export type { ChipBarProps } from './chip/chip-bar';
export { ListChip } from './chip/list-chip';
export type { ListChipProps } from './chip/list-chip';
export { SearchChip } from './chip/search-chip';
export type { SearchChipProps } from './chip/search-chip';
export { Pill } from './pill/pill';
export type { PillKind, PillProps } from './pill/pill';
export { statusLook, StatusPill, statusPill } from './pill/status-pill';
export type { StatusPillProps, StatusSubject } from './pill/status-pill';
export { OutlinePill, TypePill } from './pill/type-pill';
export { Segment } from './segment/segment';
export type { SegmentPart, SegmentProps } from './segment/segment';
export { RovingGroup, RovingItem } from './roving/roving';
export { Tabs } from './tabs/tabs';
export type { Tab, TabsProps } from './tabs/tabs';
export { Card } from './card/card';
export type { CardProps } from './card/card';

export { Dialog } from './dialog/dialog';
export type { DialogProps } from './dialog/dialog';
export { overPage } from './dialog/dialog-style';
export type { DialogWidth } from './dialog/dialog-style';
export { ConfirmDialog } from './dialog/confirm-dialog';
export type { ConfirmDialogProps } from './dialog/confirm-dialog';
export { QuestionDialog } from './dialog/question-dialog';
export type { QuestionDialogProps } from './dialog/question-dialog';
export { deleteQuestion } from './dialog/delete-question';
export { Menu } from './menu/menu';
export type { MenuEntry, MenuProps } from './menu/menu';
export { Popover } from './menu/popover';
export type { PopoverProps } from './menu/popover';
export { Tooltip } from './tooltip/tooltip';
export type { TooltipProps } from './tooltip/tooltip';
export { ToastHost } from './toast/toast-host';
export { toast, toastLifetimeMs } from './toast/toast-store';
export type { ToastAction, ToastExtra, ToastMessage } from './toast/toast-store';

export { ExistingNote } from './notice/existing-note';
export type { ExistingNoteProps, ExistingRecord } from './notice/existing-note';
export { Notice } from './notice/notice';
export type { NoticeProps, NoticeTone } from './notice/notice';
export { Skeleton } from './state/skeleton';
export { EmptyState } from './state/empty-state';
export type { EmptyStateProps } from './state/empty-state';
export { FailedPart } from './state/failed-part';
export type { FailedPartProps } from './state/failed-part';
export {
  columnLayout,
  declareColumns,
  rememberColumns,
  showOnlyColumns,
  useCanFix,
  useColumnChoice,
  wantedColumns,
} from './columns/column-memory';
export type { ColumnLayout } from './columns/column-memory';
export { inChosenOrder, isColumnWanted, noColumnChoice } from './columns/column-choice';
export type { ChoosableColumn, ColumnChoice, Side } from './columns/column-choice';
export { FilterSheet } from './filter-sheet/filter-sheet';
export type { FilterSheetProps } from './filter-sheet/filter-sheet';
export { BulkBar } from './bulk-bar/bulk-bar';
export type { BulkBarProps } from './bulk-bar/bulk-bar';
export { ExportMenu } from './export-menu/export-menu';
export type { ExportFormat, ExportMenuProps } from './export-menu/export-menu';
export { HistoryList } from './history/history-list';
export type { HistoryListProps } from './history/history-list';
export { clashWords, EditClash } from './edit-clash/edit-clash';
export type { EditClashProps } from './edit-clash/edit-clash';
export type { ClashField } from './edit-clash/clash-table';
export { Pager } from './pager/pager';
export type { PagerProps } from './pager/pager';
export { generalPageSizes, isPagerShown } from './pager/pager-rule';
export {
  Code,
  FactList,
  FieldGrid,
  KeyCap,
  Page,
  Stack,
  StickyBar,
  Toolbar,
  ToolbarSpace,
  TwoColumn,
} from './page/page';
export { tellHeight } from './page/tell-height';
export { HiddenText } from './layer/hidden-text';
export { InsideDialog, usePopLayer } from './layer/layer';
export { useFocusReturn } from './layer/use-focus-return';
export type { FocusReturn } from './layer/use-focus-return';

export { DateText } from './quantity/date-text';
export { FocusedCell } from './quantity/focused-cell';
export type { DateTextProps } from './quantity/date-text';
export { Figure } from './quantity/figure';
export { FigureScroll } from './quantity/figure-scroll';
export { FigureTable } from './quantity/figure-table';
export { Money, Ounces, Ppm, Weight } from './quantity/quantities';
export type { MoneyProps, WeightProps } from './quantity/quantities';
export { ShareFigures } from './quantity/share-figures';
export type { ShareFigure } from './quantity/share-figures';
export { metalName, MetalMarker, metalOrder } from './metal/metal-marker';
export type { Metal, MetalMarkerProps } from './metal/metal-marker';
export { Picture } from './picture/picture';
export type { PictureProps, PictureSize } from './picture/picture';
export { LightBox } from './picture/light-box';
export type { LightBoxPicture, LightBoxProps } from './picture/light-box';
export { Meter } from './progress/meter';
export type { MeterProps } from './progress/meter';
export { ProgressLine } from './progress/progress-line';
export type { ProgressLineProps } from './progress/progress-line';
export { Spinner } from './progress/spinner';
export { ExplainButton } from './waterfall/explain-button';
export type { ExplainButtonProps } from './waterfall/explain-button';
export { ExplainedPrice, originText } from './waterfall/explained-price';
export type { ExplainedPriceProps, PriceLine } from './waterfall/explained-price';
export { Waterfall } from './waterfall/waterfall';
export type { WaterfallProps } from './waterfall/waterfall';
export type { WaterfallStep } from './waterfall/waterfall-scale';
export { Paper } from './print/paper';
export { PaperPage } from './print/paper-page';
export { BrandMark } from './brand/brand-mark';
export { ConverterDrawing } from './drawing/converter-drawing';
export type { ConverterDrawingProps } from './drawing/converter-drawing';
export { shapeOfType } from './drawing/shape';
export type { ConverterShape } from './drawing/shape';

export {
  formatCount,
  formatDate,
  formatMoney,
  formatNumber,
  formatOunces,
  formatPercent,
  formatPhone,
  formatPpm,
  formatRelative,
  formatSigned,
  formatWeight,
  installationPaper,
  installationZone,
  noValue,
  percentSign,
  phoneDigits,
  tellApart,
  toDate,
  today,
  useToday,
} from './format';
export type { DateFormat, DateInput, DecimalInput, WeightUnit } from './format';
