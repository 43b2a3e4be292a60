declare module 'oidc-provider/lib/helpers/als.js' {
  import type { AsyncLocalStorage } from 'node:async_hooks';

  /** The library's storage for the context of the request that it answers. */
  const storage: AsyncLocalStorage<unknown>;
  export default storage;
}
