import type { DocumentNode, ExecutionResult } from 'graphql';
import type { ReportProblem } from '../graphql/errors.ts';
import type { Executor } from '../graphql/executor.ts';
import type { Delta } from './liveStream.ts';

/** The payload of a `next` message, in UTF-8. */
export type Payload = Buffer;

type Parts = {
  document: DocumentNode;
  operationName: string | null | undefined;
  variables: Record<string, unknown>;
  /** A new context for each message, so that nothing is cached from an earlier one. */
  contextValue: () => unknown;
};

/**
 * An operation that several subscribers share, so that each delta is executed and serialised once for all of
 * them. If the document depends on the viewer, each viewer has an operation of their own.
 */
export class SharedOperation {
  readonly #payloads = new WeakMap<Delta, Payload | Promise<Payload>>();

  constructor(
    private readonly parts: Parts,
    private readonly execute: Executor,
    private readonly report: ReportProblem,
  ) {}

  payloadOf(delta: Delta): Payload | Promise<Payload> {
    const known = this.#payloads.get(delta);
    if (known) return known;
    const { document, operationName, variables, contextValue } = this.parts;
    const result = this.execute({
      document,
      operationName,
      variables,
      rootValue: delta,
      contextValue: contextValue(),
    });
    const payload =
      result instanceof Promise
        ? result.then((settled) => this.#written(settled))
        : this.#written(result);
    this.#payloads.set(delta, payload);
    if (payload instanceof Promise) payload.catch(() => this.#payloads.delete(delta));
    return payload;
  }

  #written({ data, errors }: ExecutionResult): Payload {
    const formatted = errors?.map((error) => this.report(error));
    return Buffer.from(JSON.stringify({ data, ...(formatted && { errors: formatted }) }));
  }
}
