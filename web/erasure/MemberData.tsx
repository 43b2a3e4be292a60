import { graphql } from '../gql/gql.ts';
import { useCommand } from '../graphql/useCommand.ts';
import { t } from '../texts/en/erasure.ftl';
import { PersonalData } from './PersonalData.tsx';

const EraseUser = graphql(`
  mutation EraseUser($input: EraseInput!) {
    eraseUser(input: $input) {
      id
    }
  }
`);

type MemberDataProps = { user: { id: string; email: string }; onErased: () => void };

/** Members are identified by their addresses; not all have a name. */
export const MemberData = ({ user: { id, email }, onErased }: MemberDataProps) => {
  const [erase] = useCommand(EraseUser);
  return (
    <PersonalData
      name={email}
      exportAddress={`/api/admin/users/${id}/export`}
      what={t('erase-member', { name: email })}
      erase={() => erase({ id }).then(() => undefined)}
      onErased={onErased}
    />
  );
};
