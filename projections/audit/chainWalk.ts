import { type AnyChain, chainStart, type Link } from '../engine/hashChain.ts';

/** A row as it stands in the table. */
export type ChainRow = Link & { id: string };

/** The first place where a chain is broken, as the table alone shows it. */
export type Break = {
  /** Undefined where the rows end too soon. */
  id: string | undefined;
  sequence: number;
  /**
   * `gap`: rows before it are gone; `twice`: its place was taken; `altered`: what it says, or the
   * hash before it, does not give its hash; `cut`: the chain is known to go on.
   */
  kind: 'gap' | 'twice' | 'altered' | 'cut';
};

/** Walks rows in their order, page by page. Pure. */
export class ChainWalk {
  #last: Link;
  #break: Break | undefined;

  /** `after`: the link that the first row follows on. */
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

  /** Answers whether the chain is whole so far. */
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

  /** After the last row: the chain must end where its tip says. */
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
