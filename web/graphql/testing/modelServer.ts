import { gql } from '@apollo/client';

/*
 * The simplest possible server for a plan. It keeps the state at every position, so that a query
 * can be answered as of any of them. Each row holds the position of its last change.
 */

export type Person = { __typename: 'Attendee'; id: string; name: string; notes: string };
export type Seat = {
  __typename: 'Seat';
  id: string;
  attendeeId: string | null;
  changedAt: string;
};
export type State = { people: Record<string, Person>; seats: Record<string, Seat> };

export type Delta = {
  __typename: 'EventPlanDelta';
  position: string;
  resync: boolean;
  attendees: Person[];
  removedAttendeeIds: string[];
  seats: Seat[];
};

export const planId = 'gala';
const person = '__typename id name';
const seat = '__typename id attendeeId changedAt';

/** The query, subscription and commands of a plan's screen. */
export const Plan = gql`
  query Plan($id: ID!) {
    eventPlan(id: $id) { __typename id position attendees { ${person} } seats { ${seat} } }
  }
`;
export const PlanChanged = gql`
  subscription PlanChanged($id: ID!, $after: String) {
    eventPlanChanged(id: $id, after: $after) {
      __typename position resync attendees { ${person} } removedAttendeeIds seats { ${seat} }
    }
  }
`;
/** The query and subscription of a person's details, which have more fields than the plan. */
export const Details = gql`
  query Details($id: ID!) { attendee(id: $id) { ${person} notes } }
`;
export const DetailsChanged = gql`
  subscription DetailsChanged($id: ID!, $after: String) {
    eventPlanChanged(id: $id, after: $after) { __typename position resync attendees { ${person} notes } }
  }
`;
export const Sit = gql`
  mutation Sit($input: SitInput!) { sit(input: $input) { __typename position seats { ${seat} } } }
`;

export const seatIds = ['s1', 's2'];
export const personIds = ['ada', 'ben', 'cleo'];
const positionOf = (n: number): string => String(n).padStart(4, '0');

export class ModelServer {
  readonly #states: State[];

  constructor() {
    const people = ['ada', 'ben'].map((id) => [id, this.#personAt(id, positionOf(0))]);
    const seats = seatIds.map((id) => [id, seatAt(id, null, positionOf(0))]);
    this.#states = [{ people: Object.fromEntries(people), seats: Object.fromEntries(seats) }];
  }

  /** As text, like the real server's. */
  position(): string {
    return positionOf(this.#states.length - 1);
  }

  at(position = this.position()): State {
    const state = this.#states[Number(position)];
    if (!state) throw new Error(`There is no position ${position}.`);
    return state;
  }

  rename(id: string): void {
    if (this.at().people[id])
      this.#next((state, position) => {
        state.people[id] = this.#personAt(id, position);
      });
  }

  /** Adds the person, or removes them and frees their seat. */
  comeOrGo(id: string): void {
    this.#next((state, position) => {
      const isThere = state.people[id] !== undefined;
      if (!isThere) {
        state.people[id] = this.#personAt(id, position);
        return;
      }
      delete state.people[id];
      for (const { id: seatId, attendeeId } of Object.values(state.seats))
        if (attendeeId === id) state.seats[seatId] = seatAt(seatId, null, position);
    });
  }

  /**
   * Seats a person, displacing the occupant. Returns the position of the event; null if nothing
   * changed.
   */
  sit(personId: string | null, seatId: string): string | null {
    const before = this.at();
    if (before.seats[seatId]?.attendeeId === personId) return null;
    if (personId !== null && !before.people[personId]) throw new Error('Nobody of this name');
    this.#next((state, position) => {
      for (const { id, attendeeId } of Object.values(state.seats))
        if (personId !== null && attendeeId === personId)
          state.seats[id] = seatAt(id, null, position);
      state.seats[seatId] = seatAt(seatId, personId, position);
    });
    return this.position();
  }

  /** The changes after a position, one delta for each. */
  since(after: string): Delta[] {
    const from = Number(after) + 1;
    return this.#states.slice(from).map((_, n) => this.#delta(from + n));
  }

  resync(): Delta {
    const nothing = { attendees: [], removedAttendeeIds: [], seats: [] };
    return { __typename: 'EventPlanDelta', position: this.position(), resync: true, ...nothing };
  }

  answerPlan() {
    const { people, seats } = this.at();
    return {
      eventPlan: {
        __typename: 'EventPlan',
        id: planId,
        position: this.position(),
        attendees: Object.values(people).map(nameOnly),
        seats: Object.values(seats),
      },
    };
  }

  #delta(n: number): Delta {
    const [before, now] = [this.at(positionOf(n - 1)), this.at(positionOf(n))];
    return {
      __typename: 'EventPlanDelta',
      position: positionOf(n),
      resync: false,
      attendees: Object.values(now.people).filter((one) => before.people[one.id] !== one),
      removedAttendeeIds: Object.keys(before.people).filter((id) => !now.people[id]),
      seats: Object.values(now.seats).filter((one) => before.seats[one.id] !== one),
    };
  }

  #personAt = (id: string, position: string): Person => ({
    __typename: 'Attendee',
    id,
    name: `${id} as of ${position}`,
    notes: `Noted at ${position}`,
  });

  #next(change: (state: State, position: string) => void): void {
    const { people, seats } = this.at();
    const state = { people: { ...people }, seats: { ...seats } };
    change(state, positionOf(this.#states.length));
    this.#states.push(state);
  }
}

/** With the fields that the plan's query selects. */
export const nameOnly = ({ __typename, id, name }: Person) => ({ __typename, id, name });

const seatAt = (id: string, attendeeId: string | null, changedAt: string): Seat => ({
  __typename: 'Seat',
  id,
  attendeeId,
  changedAt,
});
