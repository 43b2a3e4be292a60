/** Thrown if a screen's code cannot be loaded: there is no network, or the server has a newer build. */
export class CodeMissing extends Error {}

/** Wraps the loading of a screen's code. @throws CodeMissing */
export const codeOf =
  <Code>(load: () => Promise<Code>) =>
  (): Promise<Code> =>
    load().catch((cause: unknown) => {
      throw new CodeMissing('Code missing', { cause });
    });
