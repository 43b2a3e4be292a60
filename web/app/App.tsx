import { ApolloProvider } from '@apollo/client/react';
import { setNonce } from 'get-nonce';
import { Provider as StoreProvider } from 'jotai';
import { RouterProvider } from 'react-router-dom';
import { PlainNotice } from '../notices/PlainNotice.tsx';
import { Toasts } from '../notices/Toasts.tsx';
import { cspNonce } from '../ui/cspNonce.ts';
import { Tooltips } from '../ui/Tooltips.tsx';
import { apolloClient } from './apolloClient.ts';
import { KeptEdits } from './KeptEdits.tsx';
import { router } from './router.tsx';
import { store } from './store.ts';

export { cacheSignInState } from './apolloClient.ts';

// react-remove-scroll writes a style element for dialogs; it takes the nonce from get-nonce.
const nonce = cspNonce();
if (nonce) setNonce(nonce);

/** The app for signed-in members. */
export const App = () => (
  <StoreProvider store={store}>
    <ApolloProvider client={apolloClient}>
      <Tooltips>
        <RouterProvider router={router} />
        <Toasts Plain={PlainNotice} />
        <KeptEdits />
      </Tooltips>
    </ApolloProvider>
  </StoreProvider>
);
