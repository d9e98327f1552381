import { lazyScreen, Route, Routes } from '@washcoat/platform-sdk';

const ConfigPaymentScreen = lazyScreen(() => import('../config-payment/config-payment.screen'));
const PaymentScreen = lazyScreen(() => import('../payment/payment.screen'));

/** The pages of billing. */
export function Root() {
  return (
    <Routes>
      <Route path="/payment" element={<PaymentScreen />} />
      <Route path="/config/payment" element={<ConfigPaymentScreen />} />
      <Route path="*" element={null} />
    </Routes>
  );
}
