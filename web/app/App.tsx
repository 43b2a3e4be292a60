import { ApolloProvider } from '@apollo/client/react';
import { domAnimation, LazyMotion, MotionConfig } from 'framer-motion';
import { Provider as StoreProvider } from 'jotai';
import { RouterProvider } from 'react-router-dom';
import { Toasts } from '../notices/Toasts.tsx';
import { cspNonce } from '../ui/cspNonce.ts';
import { TooltipProvider } from '../ui/Tooltip.tsx';
import { apolloClient } from './apolloClient.ts';
import { router } from './router.tsx';
import { Splash } from './Splash.tsx';
import { store } from './store.ts';

export const App = () => (
  <StoreProvider store={store}>
    <ApolloProvider client={apolloClient}>
      <MotionConfig reducedMotion="user" nonce={cspNonce()}>
        <LazyMotion features={domAnimation}>
          <TooltipProvider delayDuration={400}>
            <Toasts>
              <Splash />
              <RouterProvider router={router} />
            </Toasts>
          </TooltipProvider>
        </LazyMotion>
      </MotionConfig>
    </ApolloProvider>
  </StoreProvider>
);
