import { graphql } from '../gql/gql.ts';
import { useCommand } from '../graphql/useCommand.ts';
import { t } from '../texts/en/erasure.ftl';
import { PersonalData } from './PersonalData.tsx';

const EraseAttendee = graphql(`
  mutation EraseAttendee($input: EraseInput!) {
    eraseAttendee(input: $input) {
      position
      id
    }
  }
`);

type GuestDataProps = { attendee: { id: string; name: string }; onErased: () => void };

export const GuestData = ({ attendee: { id, name }, onErased }: GuestDataProps) => {
  const [erase] = useCommand(EraseAttendee);
  return (
    <PersonalData
      name={name}
      exportAddress={`/api/attendees/${id}/export`}
      what={t('erase-guest', { name })}
      erase={() => erase({ id })}
      onErased={onErased}
    />
  );
};
