import { stakeOf } from '../../../src/games/baccarat/places.ts'
import type { BaccaratSaid } from '../../../src/play/play-shapes.ts'
import { Icon } from '../frame/icons.tsx'
import { figure, languageOfPage, short } from '../frame/texts.ts'
import type { Game } from '../frame/use-game.ts'
import { CHIPS, Chip } from './chip.tsx'
import type { TableState } from './use-table.ts'

/** Chips to choose from, and the one thing to press. */
export function Tray({ game, table }: { game: Game<BaccaratSaid>; table: TableState }) {
  const { say, busy } = game
  const language = languageOfPage()
  const staked = table.phase === 'betting' ? stakeOf(table.bets) : 0
  const again = staked === 0 && table.lastBets ? stakeOf(table.lastBets) : 0
  return (
    <div className="tray">
      <button
        type="button"
        className="tray-tool"
        aria-label={say('undo')}
        disabled={busy || staked === 0}
        onClick={table.undo}
      >
        <Icon name="undo" />
      </button>
      <div className="chips" role="radiogroup" aria-label={say('stake')}>
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
            <svg viewBox="-27 -27 54 60" aria-hidden="true">
              <Chip value={chip} label={short(chip, language)} />
            </svg>
          </label>
        ))}
      </div>
      <button
        type="button"
        className="tray-tool"
        aria-label={say('clear')}
        disabled={busy || staked === 0}
        onClick={table.clear}
      >
        <Icon name="clear" />
      </button>
      {busy ? (
        <button type="button" className="button deal" onClick={table.hurry}>
          {say('skip')}
        </button>
      ) : again > 0 ? (
        <button type="button" className="button filled deal" onClick={table.repeat}>
          {`${say('repeat')} · ${say('won', { n: figure(again, language) })}`}
        </button>
      ) : (
        <button type="button" className="button filled deal" disabled={staked === 0} onClick={table.deal}>
          {staked === 0 ? say('deal') : `${say('deal')} · ${say('won', { n: figure(staked, language) })}`}
        </button>
      )}
    </div>
  )
}
