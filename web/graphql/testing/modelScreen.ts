import { plannerCache } from '../cache.ts';
import { clientOver } from '../client.ts';
import { applyLiveUpdates } from '../liveUpdates.ts';
import { positionOf } from '../useCommand.ts';
import { ModelNetwork } from './modelNetwork.ts';
import {
  Details,
  DetailsChanged,
  ModelServer,
  type Person,
  Plan,
  PlanChanged,
  planId,
  type Seat,
  Sit,
} from './modelServer.ts';

type PlanData = { eventPlan: { position: string; attendees: Person[]; seats: Seat[] } };
type Message = {
  eventPlanChanged: {
    position: string;
    resync: boolean;
    attendees: Person[];
    removedAttendeeIds: string[];
    seats: Seat[];
  };
};

export const refOf = (typename: string, id: string) => `${typename}:${id}`;

/** A screen of the plan, built from the client's real parts, and other people who edit the plan. */
export const openScreen = () => {
  const server = new ModelServer();
  const network = new ModelNetwork(server);
  const client = clientOver(network.link);
  const cache = plannerCache(client.cache);
  const screen = client.watchQuery<PlanData>({
    query: Plan,
    variables: { id: planId },
  });
  const watching = screen.subscribe({});
  const deltaOf = ({ eventPlanChanged }: Message) => eventPlanChanged;
  const followings: { stop: () => void }[] = [];
  const refetch = () => screen.refetch();
  /** A query from another part of the screen. */
  const askBeside = () =>
    client.query({ query: Plan, variables: { id: planId }, fetchPolicy: 'network-only' });
  const followPlan = () =>
    followings.push(
      applyLiveUpdates<Message, { id: string; after?: string | null }, Message['eventPlanChanged']>(
        client,
        {
          document: PlanChanged,
          variables: { id: planId },
          after: cache.readQuery<PlanData>({ query: Plan, variables: { id: planId } })?.eventPlan
            .position,
          deltaOf,
          apply: ({ attendees, removedAttendeeIds, position }) =>
            cache.changeLists(
              planId,
              {
                attendees: {
                  present: attendees.map(({ id }) => refOf('Attendee', id)),
                  gone: removedAttendeeIds.map((id) => refOf('Attendee', id)),
                },
              },
              position,
            ),
          resync: refetch,
        },
      ),
    );
  /** Opens a person's details, and follows them from the position that the screen had reached. */
  const openedDetails = new Set<string>();
  const openDetails = (id: string) => {
    openedDetails.add(id);
    const ask = () =>
      client.query({ query: Details, variables: { id }, fetchPolicy: 'network-only' });
    const following = applyLiveUpdates<
      Message,
      { id: string; after?: string | null },
      Message['eventPlanChanged']
    >(client, {
      document: DetailsChanged,
      variables: { id: planId },
      after: cache.reached(),
      deltaOf,
      apply: () => undefined,
      resync: ask,
    });
    ask().catch(following.resync);
    followings.push(following);
  };
  const sit = (personId: string | null, seatId: string) => {
    const id = refOf('Seat', seatId);
    const shown = cache.updateOptimistically([{ id, field: 'attendeeId', value: personId }]);
    client.mutate<object>({ mutation: Sit, variables: { input: { personId, seatId } } }).then(
      ({ data }) => shown.confirm(positionOf(data ?? {})),
      () => shown.rollBack(),
    );
  };
  const shown = () => screen.getCurrentResult().data?.eventPlan as PlanData['eventPlan'];
  const close = () => {
    for (const { stop } of followings) stop();
    watching.unsubscribe();
    client.stop();
  };
  return {
    server,
    network,
    cache,
    screen,
    followPlan,
    openDetails,
    openedDetails,
    sit,
    refetch,
    askBeside,
    shown,
    close,
  };
};

export type Screen = ReturnType<typeof openScreen>;
