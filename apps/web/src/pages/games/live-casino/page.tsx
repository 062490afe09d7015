import { TableLobby } from '../shared/table-lobby.tsx'

/** Every open table, or with a vendor in its path that vendor's. */
export const Page = () => <TableLobby group="casino" />
