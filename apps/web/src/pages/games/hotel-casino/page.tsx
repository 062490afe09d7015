import { TableLobby } from '../shared/table-lobby.tsx'

/** Tables of hotels, whose names begin with HC: higher limits, another pace. */
export const Page = () => <TableLobby group="hc-casino" />
