import type { Say } from '../../frame/texts.ts'
import type { RoomLayout } from '../game/game-view.ts'
import { styleOf } from '../room/panes.tsx'

/** In the place of the chips of a table that is only watched. */
export const WatchBar = ({ layout, say }: { layout: RoomLayout; say: Say }) => (
  <div className="room-tray-line" style={styleOf(layout.tray)}>
    <p className="room-tray watch-bar">{say('watchingNote')}</p>
  </div>
)
