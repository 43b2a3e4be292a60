import { builtClient } from '../../api/embedded/clientBuild.ts';

/** Builds the client before any worker starts: two workers would write the same files. */
export default async function buildClient(): Promise<void> {
  await builtClient(() => undefined);
}
