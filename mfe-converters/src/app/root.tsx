import { lazyScreen, Route, Routes } from '@washcoat/platform-sdk';

const IdentifyScreen = lazyScreen(() => import('../identify/identify.screen'));
const ConverterDetailScreen = lazyScreen(() => import('../converter-detail/converter-detail.screen'));

/** The pages of the converters. */
export function Root() {
  return (
    <Routes>
      <Route path="/converters/identify/:parameters?" element={<IdentifyScreen />} />
      <Route path="/converter/:id/:type?/:parameters?" element={<ConverterDetailScreen />} />
    </Routes>
  );
}
