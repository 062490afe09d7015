import { call } from '@maru/client'
import type { Language } from '@maru/contract'
import { queryOptions } from '@tanstack/react-query'
import type { ShownTerms } from './bonus-list.ts'

type Excluded = ShownTerms['excludedGames']

/** What excluded games are called; one that the site does not offer is not named. */
export const excludedNames = (games: Excluded, language: Language) =>
  queryOptions({
    queryKey: ['games', '', '', ''],
    queryFn: async () => (await call('/api/game/getGameList', { vendorKey: '', gameType: '', search: '' })).games,
    enabled: games.length > 0,
    select: (offered) =>
      offered
        .filter(({ vendorKey, gameKey }) =>
          games.some(({ vendorCode, gameCode }) => vendorCode === vendorKey && gameCode === gameKey),
        )
        .map(({ names }) => names[language]),
  })
