declare module 'oidc-provider/lib/helpers/als.js' {
  import type { AsyncLocalStorage } from 'node:async_hooks';

  /** Where the library keeps the context of the request that it answers. */
  const storage: AsyncLocalStorage<unknown>;
  export default storage;
}
