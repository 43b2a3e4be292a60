import { ClusterMoves } from './clusterMoves.ts';
import { Exchanges } from './exchanges.ts';
import { GroupMoves } from './groupMoves.ts';
import type { Model } from './model.ts';
import { PoolMoves } from './poolMoves.ts';
import type { Random } from './random.ts';
import type { Seating } from './seating.ts';
import { TableMoves } from './tableMoves.ts';
import { Targets } from './targets.ts';

/** How many of 256 moves are of each kind. */
export type MoveMix = {
  /** Within a table. */
  within: number;
  /** Two neighbours together. */
  neighbours: number;
  /** Two tables whole. */
  tables: number;
  /** With a target from which the person gains; the others go anywhere. */
  guided: number;
};

const tries = 3;
/** How many of 256 moves to another table move clusters, if gains are known. */
const clustered = 80;
/** How many of 256 moves of one person go to any seat. */
const blind = 8;

/**
 * The neighbourhood of the search. `propose` draws and applies a change, which the caller then keeps or takes
 * back, and returns whether anything changed.
 */
export class Moves {
  readonly #model: Model;
  readonly #targets: Targets;
  readonly #groups: GroupMoves;
  readonly #tables: TableMoves;
  readonly #pool: PoolMoves;
  readonly #exchanges: Exchanges | undefined;
  readonly #clusters: ClusterMoves | undefined;
  /** The people who may be moved; nobody if there are no seats. */
  readonly #movable: Int32Array;

  constructor(
    private readonly seating: Seating,
    private readonly random: Random,
    private readonly mix: MoveMix,
    /** How many people may move. */
    private readonly budget: number,
  ) {
    this.#model = seating.model;
    this.#exchanges = seating.gains && new Exchanges(seating, seating.gains);
    this.#targets = new Targets(seating, random, mix.guided);
    this.#groups = new GroupMoves(seating, random, this.#targets, this.#exchanges);
    this.#clusters =
      this.#exchanges && new ClusterMoves(seating, random, this.#targets, this.#exchanges);
    this.#tables = new TableMoves(seating, random, this.#targets);
    this.#pool = new PoolMoves(seating, random);
    const { people, fixed, floor } = this.#model;
    this.#movable = Int32Array.from({ length: people }, (_, person) => person).filter(
      (person) => fixed[person] === 0 && floor.seats > 0,
    );
  }

  propose(): boolean {
    const { seating, random, mix } = this;
    const movable = this.#movable;
    if (movable.length === 0) return false;
    if (seating.isBroken && random.below(16) === 0)
      return this.#pool.proposeLeaving(movable[random.below(movable.length)] as number);
    if (seating.inPool.size > 0 && random.below(8) === 0) return this.#seatWaiting();
    if (seating.strays.size > 0 && seating.totalMoved >= this.budget - 1 && random.below(2) === 0)
      return this.#moveInstead();
    let kind = random.below(256);
    if (this.#model.seatsMatter) {
      if (kind < mix.within) return this.#tables.proposeWithin();
      kind -= mix.within;
    }
    if (kind < mix.tables) return this.#tables.proposeExchange();
    kind -= mix.tables;
    const person = movable[random.below(movable.length)] as number;
    if ((this.#model.tiedTo[person] as number) >= 0) return this.#groups.propose(person);
    const anchored = this.#model.anchoredIn[person] as number;
    if (anchored >= 0 && random.below(4) === 0 && this.#groups.gather(anchored)) return true;
    if (kind < mix.neighbours) return this.#moveNeighbours(person);
    return this.#moveOne(person);
  }

  #seatWaiting(): boolean {
    const { inPool } = this.seating;
    const person = inPool.items[this.random.below(inPool.size)] as number;
    const anchored = this.#model.anchoredIn[person] as number;
    if (anchored >= 0 && this.random.below(2) === 0) return this.#groups.gather(anchored);
    const group = this.#model.tiedTo[person] as number;
    if (group >= 0 && this.random.below(2) === 0)
      return this.random.below(4) === 0
        ? this.#groups.makeRoom(group)
        : this.#groups.propose(person);
    if (group >= 0 && this.#model.mayPart[group] === 1) return this.#seatTwo(person, group);
    return this.#pool.proposeSeating(person);
  }

  /** Seats a person who waits beside another of a group that may part: alone, both would break its rule. */
  #seatTwo(person: number, group: number): boolean {
    const { seating } = this;
    const { tied, floor } = this.#model;
    const first = tied.start[group] as number;
    const size = (tied.start[group + 1] as number) - first;
    const other = tied.items[first + this.random.below(size)] as number;
    const seat = this.random.below(floor.seats);
    const beside = this.#targets.seatBeside(seat);
    if (other === person || beside < 0) return false;
    if (!this.#targets.isLoose(seat) || !this.#targets.isLoose(beside)) return false;
    seating.begin();
    seating.relocate(person, seat);
    seating.relocate(other, beside);
    return true;
  }

  /**
   * A person who has moved returns with their tied group, and mostly somebody else moves in their place. Once
   * the budget is spent, nobody else could move otherwise.
   */
  #moveInstead(): boolean {
    const { seating, random } = this;
    const { tied, tiedTo } = this.#model;
    const stray = seating.strays.items[random.below(seating.strays.size)] as number;
    const group = tiedTo[stray] as number;
    seating.begin();
    if (group < 0) this.#return(stray);
    else
      for (let at = tied.start[group] as number; at < (tied.start[group + 1] as number); at += 1)
        this.#return(tied.items[at] as number);
    if (random.below(4) > 0)
      this.#follow(this.#movable[random.below(this.#movable.length)] as number);
    return true;
  }

  #return(person: number): void {
    const home = this.#model.seated[person] as number;
    if (home >= 0 && this.#model.closed[home] === 0) this.seating.relocate(person, home);
  }

  /** Within the present change, a person who may move alone goes where they gain. */
  #follow(person: number): void {
    if ((this.#model.tiedTo[person] as number) >= 0) return;
    const { seating } = this;
    const targets = this.#targets;
    const guide = targets.draw(person);
    const isBeside = guide >= 0 && this.random.below(2) === 0;
    const beside = isBeside ? targets.seatBeside(seating.seatOf[guide] as number) : -1;
    const seat = beside >= 0 ? beside : targets.seatIn(targets.table);
    if (targets.isLoose(seat)) seating.relocate(person, seat);
  }

  #relocate(person: number, seat: number): true {
    this.seating.preview(person, seat);
    return true;
  }

  #moveOne(person: number): boolean {
    const { seating, random } = this;
    const targets = this.#targets;
    const guide = targets.draw(person);
    const { table } = targets;
    const isBeside = guide >= 0 && this.#model.seatsMatter;
    if (table === seating.tableOf[person]) {
      if (!isBeside) return false;
      const seat = targets.seatBeside(seating.seatOf[guide] as number);
      if (seat < 0 || seat === seating.seatOf[person] || this.#model.closed[seat] === 1)
        return false;
      return this.#relocate(person, seat);
    }
    if (isBeside && random.below(2) === 0) {
      const seat = targets.seatBeside(seating.seatOf[guide] as number);
      if (seat >= 0 && targets.isLoose(seat)) return this.#relocate(person, seat);
    }
    if (seating.tableOf[person] !== seating.pool) {
      if (this.#clusters && random.below(256) < clustered && this.#clusters.gather(person))
        return this.#clusters.propose(table);
      if (this.#exchanges && random.below(256) >= blind)
        return this.#exchange(this.#exchanges, person, table);
    }
    for (let attempt = 0; attempt < tries; attempt += 1) {
      const seat = targets.seatIn(table);
      if (targets.isLoose(seat)) return this.#relocate(person, seat);
    }
    return false;
  }

  /**
   * A person takes the seat of another table where that gains most: a free seat, or one by changing places.
   */
  #exchange(exchanges: Exchanges, person: number, table: number): boolean {
    const { seating, random } = this;
    const { firstSeat } = this.#model.floor;
    const from = random.below((firstSeat[table + 1] as number) - (firstSeat[table] as number));
    const seat = exchanges.bestSeat(person, table, from);
    return seat >= 0 && exchanges.gain >= seating.least && this.#relocate(person, seat);
  }

  #moveNeighbours(person: number): boolean {
    const { seating } = this;
    const targets = this.#targets;
    const seat = seating.seatOf[person] as number;
    if (seat < 0) return false;
    const beside = targets.seatBeside(seat);
    if (beside < 0 || !targets.isLoose(beside)) return false;
    const guide = targets.draw(person);
    const { table } = targets;
    if (table === seating.tableOf[person]) return false;
    const to =
      guide >= 0 ? targets.seatBeside(seating.seatOf[guide] as number) : targets.seatIn(table);
    if (to < 0 || !targets.isLoose(to)) return false;
    const toBeside = targets.seatBeside(to);
    if (toBeside < 0 || !targets.isLoose(toBeside)) return false;
    seating.begin();
    seating.exchange(seat, to);
    seating.exchange(beside, toBeside);
    return true;
  }
}
