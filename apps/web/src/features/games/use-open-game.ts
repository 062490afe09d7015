import { session } from '@maru/client'
import { useQueryClient } from '@tanstack/react-query'
import { openDialog } from '../../shared/dialogs/dialogs.ts'
import { navigate, useLayout } from '../../shared/navigation/index.ts'
import { memberInfo } from '../../shared/session/member-info.ts'
import type { GameToOpen } from './game.ts'
import { openGame } from './game-window.ts'
import './prepare-game.ts'
import { noteRecent } from './recent-games.ts'

/** Opens a game; a guest logs in first and goes on from there, and who takes money along is asked how much. */
export const useOpenGame = () => {
  const layout = useLayout()
  const queries = useQueryClient()
  const open = async (game: GameToOpen): Promise<void> => {
    if (!session()) return openDialog({ kind: 'login', after: () => void open(game) })
    const member = queries.getQueryData(memberInfo.queryKey)?.member
    if (game.keepsPurse && !game.purse && member && member.cashAmt + member.awayAmt > 0)
      return openDialog({ kind: 'purse', game, open: (purse) => void open({ ...game, purse }) })
    const { phase } = await openGame(game, layout)
    const { vendorKey, gameKey, gameType } = game
    const owner = member?.memNick
    if (owner && phase !== 'failed') noteRecent(owner, { vendorKey, gameKey })
    // Money may have gone to the vendor, or come back from another one.
    void queries.invalidateQueries({ queryKey: memberInfo.queryKey })
    if (phase === 'frame') navigate({ to: 'game', search: { vendor: vendorKey, game: gameKey, type: gameType } })
  }
  return (game: GameToOpen): void => void open(game)
}
