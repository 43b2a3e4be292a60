import { ArgsType, Field } from 'type-graphql';
import { z } from 'zod';
import { allergyAnswer, allergyInput } from '../../schema/attendees/allergies.ts';
import { attendeeAnswer, namedAttendee } from '../../schema/entities/attendee.ts';
import {
  attendeeFields,
  attendeeIdInput,
  listedWishes,
  listsOfPerson,
  personEdit,
} from '../../schema/inputs/attendees.ts';
import { AttendeeRole, PlacementKind } from '../graphql/enums.ts';
import {
  deletePayloadFrom,
  inputFrom,
  objectFrom,
  pageFrom,
  payloadFrom,
} from '../graphql/fromZod.ts';
import { Page } from '../graphql/page.ts';
import '../guestLists/sourceTypes.ts';

export const attendeeRoleDescription = {
  attendeeRole: 'A stored role in any letter case, or `customer` for `opportunity`.',
};

inputFrom('AllergyInput', allergyInput);
inputFrom('AttendeeFieldsInput', attendeeFields, { descriptions: attendeeRoleDescription });
inputFrom('ListsOfPersonInput', listsOfPerson);
inputFrom('PersonEditInput', personEdit, { descriptions: attendeeRoleDescription });
inputFrom('AttendeeIdInput', attendeeIdInput);
inputFrom('WishesInput', listedWishes, {
  description:
    'The wishes of a person in an import: people to sit with or apart from, by name or email address, a place to be near, and a table. Each becomes a rule, unless there is one already.',
});

@ArgsType()
export class AttendeeFilter extends Page {
  @Field(() => String, { nullable: true, description: 'Part of a name or company.' })
  search?: string | null;

  @Field(() => AttendeeRole, { nullable: true })
  role?: keyof typeof AttendeeRole | null;

  @Field(() => PlacementKind, { nullable: true })
  placement?: keyof typeof PlacementKind | null;
}

objectFrom('Allergy', allergyAnswer, {
  description: 'A substance that a guest must not be served.',
});

objectFrom('TakeOverName', namedAttendee, {
  description: 'A person, by the id in the live plan.',
});

objectFrom('Attendee', attendeeAnswer, {
  description: 'Somebody who is invited to an event.',
  descriptions: {
    demoDate: 'Free text.',
    tags: "The event's marker `event:{id}`, then the free tags.",
    holdingFor: "The event's marker while held, otherwise empty.",
  },
});

export const AttendeePage = pageFrom('AttendeePage', attendeeAnswer, 'A page of attendees.');

export const AttendeePayload = payloadFrom('AttendeePayload', { attendee: attendeeAnswer });
export const EditPeoplePayload = payloadFrom(
  'EditPeoplePayload',
  { attendees: z.array(attendeeAnswer) },
  { descriptions: { attendees: 'All people that the input names.' } },
);
export const DeleteAttendeePayload = deletePayloadFrom('DeleteAttendeePayload', {});

export const ImportAttendeesPayload = payloadFrom('ImportAttendeesPayload', {
  count: z.int().meta({ description: 'The number of imported attendees.' }),
  repeated: z.int().meta({
    description:
      'The number of people who were in the event already, or earlier in the list: by external id, else by email address, else by name and company.',
  }),
});
