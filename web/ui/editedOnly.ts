/**
 * The fields of an input that differ from those that the form opened with. The others may have been changed by
 * somebody else meanwhile, and stay.
 * @param opened undefined if it is not a valid input: then all fields are sent
 */
export const editedOnly = <Input extends object>(
  input: Input,
  opened: Input | undefined,
): Partial<Input> =>
  opened === undefined
    ? input
    : (Object.fromEntries(
        Object.entries(input).filter(
          ([field, value]) =>
            JSON.stringify(value) !== JSON.stringify(opened[field as keyof Input]),
        ),
      ) as Partial<Input>);
