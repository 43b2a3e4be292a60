import { type AnyChain, chainStart, type Link } from '../engine/hashChain.ts';

export type ChainRow = Link & { id: string };

/** The first break of a chain that the table alone shows. */
export type Break = {
  /** Undefined if rows at the end are missing. */
  id: string | undefined;
  sequence: number;
  /**
   * `gap`: earlier rows are missing; `twice`: the row's sequence number is taken; `altered`: its hash does
   * not match its content and the previous hash; `cut`: rows at the end are missing.
   */
  kind: 'gap' | 'twice' | 'altered' | 'cut';
};

/** Verifies the rows of a chain in order, page by page. Pure. */
export class ChainWalk {
  #last: Link;
  #break: Break | undefined;

  /** `after`: the link before the first row. */
  constructor(
    private readonly chain: AnyChain,
    after: Link = chainStart,
  ) {
    this.#last = after;
  }

  get last(): Link {
    return this.#last;
  }

  get found(): Break | undefined {
    return this.#break;
  }

  /** Takes the next rows. Returns whether the chain is intact so far. */
  take(rows: readonly ChainRow[]): boolean {
    for (const row of rows) {
      const kind = this.#fault(row);
      if (kind) {
        this.#break = { id: row.id, sequence: row.sequence, kind };
        return false;
      }
      this.#last = { sequence: row.sequence, hash: row.hash };
    }
    return true;
  }

  /** Call this after the last row. The chain must end at its tip. */
  end(tip: Link): void {
    const { sequence, hash } = this.#last;
    if (this.#break || (tip.sequence === sequence && tip.hash === hash)) return;
    this.#break = { id: undefined, sequence: sequence + 1, kind: 'cut' };
  }

  #fault(row: ChainRow): Break['kind'] | undefined {
    const next = this.#last.sequence + 1;
    if (row.sequence > next) return 'gap';
    if (row.sequence < next) return 'twice';
    return row.hash === this.chain.hashOf(this.#last.hash, row as never) ? undefined : 'altered';
  }
}
