import { lazyScreen } from '@washcoat/platform-sdk';
import { Route, Routes } from 'react-router-dom';

const PaymentScreen = lazyScreen(() => import('../payment/payment.screen'));

/** The pages of billing. */
export function Root() {
  return (
    <Routes>
      <Route path="/payment" element={<PaymentScreen />} />
    </Routes>
  );
}
