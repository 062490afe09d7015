import type { TableShown } from '../../../../src/tables/table-shapes.ts'
import { figure, type Language, type Say } from '../../frame/texts.ts'
import type { GameView, RoomLayout } from '../game/game-view.ts'
import type { OwnBets } from '../store/own-bets.ts'

const HEAD = 40
const LINE = 24
/** Below a wheel its lucky numbers may stand. */
const BELOW = 72
const SIDE = 24
const MOST = 6

/** Where wheel or dish has come before the felt of a phone: what one has laid there. */
export function RunningBets({
  layout,
  view,
  table,
  own,
  say,
  language,
}: {
  layout: RoomLayout
  view: GameView
  table: TableShown
  own: OwnBets
  say: Say
  language: Language
}) {
  const running = view.streamRoom?.(layout).running
  if (!running || layout.shape !== 'portrait' || table.row.phase !== 'dealing') return null
  const top = running.y + running.height + BELOW
  const lines = Math.min(MOST, Math.floor((layout.tray.y - top - HEAD - 8) / LINE))
  const places = Object.entries(own.held).filter(([, sum]) => sum > 0)
  if (places.length === 0 || lines < 1) return null
  return (
    <section
      className="room-pane running-bets"
      style={{ left: SIDE, top, width: layout.table.width - 2 * SIDE }}
      aria-hidden="true"
    >
      <h2>
        <span>{say('liveThisBet')}</span>
        <span>#{figure(table.row.round, language)}</span>
      </h2>
      {places.slice(0, lines).map(([code, sum]) => {
        const { name, fullName } = view.placeWords(code, say, language)
        return (
          <p key={code} className="pane-line">
            <span>{fullName ?? name}</span>
            <b>{figure(sum, language)}</b>
          </p>
        )
      })}
    </section>
  )
}
