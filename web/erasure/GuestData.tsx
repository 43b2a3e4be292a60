import { graphql } from '../gql/gql.ts';
import type { EraseAttendeeMutation } from '../gql/graphql.ts';
import { useCommand } from '../graphql/useCommand.ts';
import { t } from '../texts/en/erasure.ftl';
import { listText, withOthers } from '../texts/formats.ts';
import { issueName, PaperNaming } from './PaperNaming.tsx';
import { PersonalData } from './PersonalData.tsx';

const EraseAttendee = graphql(`
  mutation EraseAttendee($input: EraseInput!) {
    eraseAttendee(input: $input) {
      id
      issues {
        ...PaperOfGuest
      }
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
      paper={<PaperNaming attendeeId={id} />}
      erase={async () => toDestroy(await erase({ id }))}
      onErased={onErased}
    />
  );
};

/** The most sheets of paper that the notice names, the latest ones. The dialog names all of them. */
const mostNamed = 4;

const toDestroy = ({ eraseAttendee: { issues } }: EraseAttendeeMutation): string | undefined => {
  if (!issues || issues.length === 0) return undefined;
  const named = withOthers(
    issues.map(issueName),
    mostNamed,
    (count) => t('more-issues', { count }),
    1,
  );
  return t('to-destroy', { paper: listText(named) });
};
