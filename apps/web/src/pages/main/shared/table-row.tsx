import { SkeletonTiles } from '@maru/ui/skeleton.tsx'
import type { Game } from '../../../features/games/game.ts'
import { TableTile } from '../../../features/games/table-tile.tsx'
import { useOpenGame } from '../../../features/games/use-open-game.ts'
import { keyOf } from '../../../features/live-tables/table.ts'
import { TableShowcase } from '../../../features/live-tables/table-showcase.tsx'
import { useOpenTable } from '../../../features/live-tables/use-open-table.ts'
import { useMember } from '../../../shared/session/session.ts'

/** Live tables as they are now; games for one fill what they leave. */
export function TableRow({ tables, places }: { tables: readonly Game[]; places: number }) {
  const open = useOpenTable(useOpenGame())
  return (
    <TableShowcase
      owner={useMember()?.member.memNick ?? ''}
      places={places}
      open={open}
      waiting={<SkeletonTiles count={places} shape="live" />}
      others={(left, shared) =>
        tables
          .filter((game) => !shared.has(keyOf(game)))
          .slice(0, left)
          .map((game) => <TableTile key={keyOf(game)} game={game} />)
      }
    />
  )
}
