import type { Say } from '../../frame/texts.ts'
import type { RoomLayout } from '../game/game-view.ts'

/** Who stands behind the table, where staff have said it. */
export const DealerName = ({ name, layout, say }: { name: string | null; layout: RoomLayout; say: Say }) =>
  name === null ? null : (
    <p
      className="dealer-name"
      data-testid="dealer-name"
      style={{ left: layout.dealer.x + layout.dealer.width / 2, top: layout.dealer.y }}
    >
      {say('liveDealerName', { n: name })}
    </p>
  )
