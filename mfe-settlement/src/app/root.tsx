import { lazyScreen, Route, Routes } from '@washcoat/platform-sdk';

const AnalysisScreen = lazyScreen(() => import('../analysis/analysis.screen'));
const MetalAccountScreen = lazyScreen(() => import('../metal-account/metal-account.screen'));
const SettlementListScreen = lazyScreen(() => import('../settlement-list/settlement-list.screen'));
const EditorScreen = lazyScreen(() => import('../editor/editor.screen'));
const StatementScreen = lazyScreen(() => import('../statement/statement.screen'));
const StatementDiffScreen = lazyScreen(() => import('../statement-diff/statement-diff.screen'));

/** The pages of settlements. */
export function Root() {
  return (
    <Routes>
      <Route path="/settlement/open" element={<SettlementListScreen key="open" list="open" />} />
      <Route
        path="/settlement/completed"
        element={<SettlementListScreen key="completed" list="completed" />}
      />
      <Route path="/settlement/open/create/:settlementId?" element={<EditorScreen list="open" />} />
      <Route path="/settlement/completed/create/:settlementId?" element={<EditorScreen list="completed" />} />
      <Route path="/settlement/statement/:settlementId" element={<StatementScreen />} />
      <Route path="/settlement/analysis/:settlementId/:tab?" element={<AnalysisScreen />} />
      <Route path="/settlement/metal-account" element={<MetalAccountScreen />} />
      <Route path="/settlement/diff/:settlementId" element={<StatementDiffScreen />} />
      <Route path="*" element={null} />
    </Routes>
  );
}
