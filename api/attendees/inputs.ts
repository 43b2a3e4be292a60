import { ArgsType, Field } from 'type-graphql';
import {
  addAttendeeInput,
  attendeeFields,
  attendeeIdInput,
  editAttendeeInput,
  holdAttendeeInput,
  importAttendeesInput,
} from '../../schema/inputs/attendees.ts';
import { AttendeeRole, PlacementKind } from '../graphql/enums.ts';
import { inputFrom } from '../graphql/fromZod.ts';
import { Page } from '../graphql/page.ts';

const says = { attendeeRole: 'A stored role in any letter case, or `customer` for `opportunity`.' };

inputFrom('AttendeeFieldsInput', attendeeFields, { says });

export const AddAttendeeInput = inputFrom('AddAttendeeInput', addAttendeeInput, {
  hides: ['holdingFor'],
});

export const ImportAttendeesInput = inputFrom('ImportAttendeesInput', importAttendeesInput, {
  says: { ifKnown: 'Left out: `add`.' },
});

export const EditAttendeeInput = inputFrom('EditAttendeeInput', editAttendeeInput, {
  says,
  hides: ['isCheckedIn', 'holdingFor'],
});

export const AttendeeIdInput = inputFrom('AttendeeIdInput', attendeeIdInput);

export const HoldAttendeeInput = inputFrom('HoldAttendeeInput', holdAttendeeInput, {
  says: { reason: 'At most 200 characters.' },
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
