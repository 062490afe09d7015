import type { CSSProperties } from 'react'
import type { SlotSaid } from '../../../src/play/play-shapes.ts'
import { Icon } from '../frame/icons.tsx'
import { figure, languageOfPage, percent, signedMoney } from '../frame/texts.ts'
import type { Game } from '../frame/use-game.ts'
import type { SlotState } from './use-slot.ts'

type Part = { game: Game<SlotSaid>; slot: SlotState }

/** Stake, what was won, and the one thing to press. */
export function Controls({ game, slot, style }: Part & { style: CSSProperties }) {
  const { say, described } = game
  const language = languageOfPage()
  const won = say('won', { n: figure(slot.won, language) })
  return (
    <div className="controls" style={style}>
      <div className="control-bar">
        <Stake game={game} slot={slot} />
        <p className="won" style={{ '--letters': won.length } as CSSProperties}>
          <span>{say('totalWon')}</span>
          <b className={slot.won > slot.stake ? 'money' : ''} data-testid="won">
            {won}
          </b>
          <small data-testid="gain">
            {slot.gain === undefined ? (
              '\u00a0'
            ) : (
              <>
                <span>{say('netShort')} </span>
                <span className="sum">{signedMoney(slot.gain, say, language)}</span>
              </>
            )}
          </small>
        </p>
        <Spin game={game} slot={slot} />
      </div>
      <p className="facts">
        <span>
          {say('round')} <b data-testid="round">{game.round ?? '–'}</b>
        </span>
        <span>
          {say('return')} <b>{percent(described.returnBp, language)}</b>
        </span>
        <span className="line-count">{say('lines')}</span>
      </p>
    </div>
  )
}

function Stake({ game: { say, busy, described, replay }, slot }: Part) {
  const at = described.stakes.indexOf(slot.stake)
  return (
    <div className="stake">
      <button
        type="button"
        className="step"
        aria-label={say('stakeLess')}
        disabled={busy || at <= 0 || replay !== undefined}
        onClick={() => slot.changeStake(-1)}
      >
        <Icon name="minus" />
      </button>
      <p role="status">
        <span>{say('stake')}</span>
        <b className="money" data-testid="stake">
          {say('won', { n: figure(slot.stake, languageOfPage()) })}
        </b>
      </p>
      <button
        type="button"
        className="step"
        aria-label={say('stakeMore')}
        disabled={busy || at === described.stakes.length - 1 || replay !== undefined}
        onClick={() => slot.changeStake(1)}
      >
        <Icon name="plus" />
      </button>
    </div>
  )
}

function Spin({ game: { say, busy, replay }, slot }: Part) {
  if (replay)
    return (
      <button type="button" className="spin again" disabled={busy} onClick={slot.replayAgain}>
        <Icon name="repeat" />
        <span>{say('replayAgain')}</span>
      </button>
    )
  if (busy)
    return (
      <button type="button" className="spin busy" data-testid="spin" onClick={slot.hurry}>
        <span>{say('skip')}</span>
      </button>
    )
  return (
    <button type="button" className="spin" data-testid="spin" disabled={!slot.ready} onClick={slot.spin}>
      <Icon name="repeat" />
      <span>{say('spin')}</span>
    </button>
  )
}
