import type { FieldKind } from '../../schema/guestFields/fieldKinds.ts';

export type ChoiceInput = { choiceId?: string | null; name: string };

/** A requested field. New fields and choices have no id. */
export type FieldInput = {
  fieldId?: string | null;
  name: string;
  kind: FieldKind;
  choices: readonly ChoiceInput[];
};

type OfFields<Type extends string, Asked> = { type: Type; eventId: string } & Asked;

/**
 * `clear`: also clears the values of removed choices. By default, the change is refused if guests
 * have such values.
 */
export type GuestFieldCommand =
  | OfFields<
      'SetFields',
      {
        fields: readonly FieldInput[];
        /** The fields that were edited, which must be the present ones. */
        before?: readonly FieldInput[];
        clear?: boolean;
      }
    >
  | OfFields<'DefineField', { field: Omit<FieldInput, 'fieldId'> }>
  | OfFields<
      'ChangeField',
      {
        fieldId: string;
        name?: string;
        choices?: readonly ChoiceInput[];
        place?: number;
        clear?: boolean;
      }
    >
  | OfFields<'RetireField', { fieldId: string }>;
