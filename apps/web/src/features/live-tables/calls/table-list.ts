import { call, type Data } from '@maru/client'
import { queryOptions } from '@tanstack/react-query'

export type Tables = Data<'/api/game/tables'>

/** Every live table of the site as it is now. The key begins as those of other lists of games, so that it is asked for again with them. */
export const tableList = queryOptions({
  queryKey: ['games', 'tables'],
  queryFn: () => call('/api/game/tables', {}),
})
