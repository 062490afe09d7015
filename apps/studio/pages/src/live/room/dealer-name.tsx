import type { Say } from '../../frame/texts.ts'
import type { RoomLayout } from '../game/game-view.ts'
import { isDealerCovered } from '../scene/phone-head.ts'

/** Of the dealer's figure, down to the edge of the table. */
const EDGE = 0.88

/** Who stands behind the table, where staff have said it and the dealer is seen. */
export const DealerName = ({ name, layout, say }: { name: string | null; layout: RoomLayout; say: Say }) =>
  name === null || layout.dealer.width === 0 || isDealerCovered(layout) ? null : (
    <p
      className="dealer-name"
      data-testid="dealer-name"
      style={{ left: layout.dealer.x + layout.dealer.width / 2, top: layout.dealer.y + layout.dealer.height * EDGE }}
    >
      {say('liveDealerName', { n: name })}
    </p>
  )
