import { lazyScreen, Route, Routes } from '@washcoat/platform-sdk';

const PaymentScreen = lazyScreen(() => import('../payment/payment.screen'));

/** The pages of billing. */
export function Root() {
  return (
    <Routes>
      <Route path="/payment" element={<PaymentScreen />} />
      <Route path="*" element={null} />
    </Routes>
  );
}
