import { stakeOf } from '../../../src/games/baccarat/places.ts'
import type { BaccaratSaid } from '../../../src/play/play-shapes.ts'
import { Icon } from '../frame/icons.tsx'
import { figure, languageOfPage, short } from '../frame/texts.ts'
import type { Game } from '../frame/use-game.ts'
import { CHIPS, Chip } from './chip.tsx'
import { boxOf } from './room.tsx'
import { onPhone, type TableLayout } from './table-layout.ts'
import type { TableState } from './use-table.ts'

/** Chips to choose from, and the one thing to press: one bar on a wide table, two places for the thumbs on a phone. */
export function Tray({ game, table, layout }: { game: Game<BaccaratSaid>; table: TableState; layout: TableLayout }) {
  const { say } = game
  const language = languageOfPage()
  const isPhone = onPhone(layout)
  const chips = (
    <div
      className="chips"
      role="radiogroup"
      aria-label={say('stake')}
      style={isPhone ? boxOf(layout.chips) : undefined}
    >
      {CHIPS.map((chip) => (
        <label key={chip} className={chip === table.chip ? 'chip on' : 'chip'}>
          <input
            type="radio"
            name="chip"
            className="hidden-text"
            aria-label={say('chip', { n: figure(chip, language) })}
            checked={chip === table.chip}
            onChange={() => table.chooseChip(chip)}
          />
          <svg viewBox="-27 -27 54 54" aria-hidden="true">
            <Chip value={chip} label={short(chip, language)} />
          </svg>
        </label>
      ))}
    </div>
  )
  if (isPhone)
    return (
      <>
        {chips}
        <div className="action" style={boxOf(layout.action)}>
          <Undo game={game} table={table} />
          <Deal game={game} table={table} />
          <Clear game={game} table={table} />
        </div>
      </>
    )
  return (
    <div className="tray" style={{ left: layout.chips.x, top: layout.chips.y + 7 }}>
      <Undo game={game} table={table} />
      {chips}
      <Clear game={game} table={table} />
      <Deal game={game} table={table} />
    </div>
  )
}

type Part = { game: Game<BaccaratSaid>; table: TableState }
const stakedNow = (table: TableState) => (table.phase === 'betting' ? stakeOf(table.bets) : 0)

const Undo = ({ game: { say, busy }, table }: Part) => (
  <button
    type="button"
    className="tray-tool"
    aria-label={say('undo')}
    disabled={busy || stakedNow(table) === 0}
    onClick={table.undo}
  >
    <Icon name="undo" />
  </button>
)

const Clear = ({ game: { say, busy }, table }: Part) => (
  <button
    type="button"
    className="tray-tool"
    aria-label={say('clear')}
    disabled={busy || stakedNow(table) === 0}
    onClick={table.clear}
  >
    <Icon name="clear" />
  </button>
)

function Deal({ game: { say, busy }, table }: Part) {
  const language = languageOfPage()
  const staked = stakedNow(table)
  const again = staked === 0 && table.lastBets ? stakeOf(table.lastBets) : 0
  const won = (sum: number) => say('won', { n: figure(sum, language) })
  if (busy)
    return (
      <button type="button" className="button deal" onClick={table.hurry}>
        {say('skip')}
      </button>
    )
  if (again > 0)
    return (
      <button type="button" className="button filled deal" onClick={table.repeat}>
        <Sum words={say('repeat')} sum={won(again)} />
      </button>
    )
  return (
    <button type="button" className="button filled deal" disabled={staked === 0} onClick={table.deal}>
      {staked === 0 ? say('deal') : <Sum words={say('deal')} sum={won(staked)} />}
    </button>
  )
}

/** In one line, or the sum below the words; the dot between them is for the one line alone. */
const Sum = ({ words, sum }: { words: string; sum: string }) => (
  <>
    <span>{words}</span> <span className="dot">·</span> <span>{sum}</span>
  </>
)
