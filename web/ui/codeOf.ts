/** The code of a screen did not come: for want of a network, or because the server has a newer build. */
export class CodeMissing extends Error {}

/** Wraps the loading of a screen's code. @throws CodeMissing */
export const codeOf =
  <Code>(load: () => Promise<Code>) =>
  (): Promise<Code> =>
    load().catch((cause: unknown) => {
      throw new CodeMissing('Code missing', { cause });
    });
