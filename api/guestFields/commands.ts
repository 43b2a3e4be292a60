import type { FieldKind } from '../../schema/fieldKinds.ts';

export type ChoiceWanted = { choiceId?: string | null; name: string };

/** A field as the caller wants it. New fields and choices have no id. */
export type FieldWanted = {
  fieldId?: string | null;
  name: string;
  kind: FieldKind;
  choices: readonly ChoiceWanted[];
};

type OfFields<Type extends string, Asked> = { type: Type; eventId: string } & Asked;

/** `clear`: also clears the values of removed choices. Default: such values refuse the change. */
export type GuestFieldCommand =
  | OfFields<
      'SetFields',
      {
        fields: readonly FieldWanted[];
        /** The fields that were edited. They must be the present ones. */
        before?: readonly FieldWanted[];
        clear?: boolean;
      }
    >
  | OfFields<'DefineField', { field: Omit<FieldWanted, 'fieldId'> }>
  | OfFields<
      'ChangeField',
      {
        fieldId: string;
        name?: string;
        choices?: readonly ChoiceWanted[];
        place?: number;
        clear?: boolean;
      }
    >
  | OfFields<'RetireField', { fieldId: string }>;
