import type { BaccaratSaid } from '../../../src/play/play-shapes.ts'
import { Moon } from '../frame/moon.tsx'
import { languageOfPage, signedMoney } from '../frame/texts.ts'
import type { Game } from '../frame/use-game.ts'
import { PlayingCard } from './playing-card.tsx'
import { type CoupShown, type Phase, WINNER_TEXT } from './use-table.ts'

/** Coups in a shoe of eight decks, about; for the moon that fills while the shoe is dealt. */
const COUPS_IN_SHOE = 80
/** Centres and turn of the first, second and third card, and the places of the total without and with a third. */
const WIDE = {
  box: '0 0 1440 698',
  player: {
    cards: [
      [500, 170, -3],
      [586, 168, 2],
      [404, 176, 90],
    ],
    total: [422, 320],
  },
  banker: {
    cards: [
      [854, 168, -2],
      [940, 170, 3],
      [1036, 176, 90],
    ],
    total: [1018, 1120],
  },
  totalY: 166,
  scale: 1,
} as const
const NARROW = {
  box: '0 0 390 160',
  player: {
    cards: [
      [44, 92, -3],
      [98, 92, 2],
      [71, 130, 90],
    ],
    total: [71, 71],
  },
  banker: {
    cards: [
      [292, 92, -2],
      [346, 92, 3],
      [319, 130, 90],
    ],
    total: [319, 319],
  },
  totalY: 28,
  scale: 0.64,
} as const

export function Hands({
  game,
  coup,
  shoe,
  dealtCoups,
  phase,
}: {
  game: Game<BaccaratSaid>
  coup: CoupShown
  shoe: number
  dealtCoups: number
  phase: Phase
}) {
  const { say } = game
  return (
    <>
      {[WIDE, NARROW].map((place) => (
        <svg
          key={place.box}
          className={place === WIDE ? 'hands wide-only' : 'hands narrow-only'}
          viewBox={place.box}
          preserveAspectRatio="xMidYMin meet"
          aria-hidden="true"
        >
          {(['player', 'banker'] as const).map((side) => (
            <Hand key={side} side={side} place={place} coup={coup} label={say(side)} />
          ))}
        </svg>
      ))}
      <div className="call">
        <b>
          {coup.outcome ? say(WINNER_TEXT[coup.outcome.winner]) : say(phase === 'dealing' ? 'dealing' : 'placeBets')}
        </b>
        <Gain game={game} gain={coup.gain} />
        <Moon lit={Math.min(dealtCoups / COUPS_IN_SHOE, 1)} size={54} label={String(dealtCoups)} />
        <small>{say('shoe', { n: shoe })}</small>
      </div>
    </>
  )
}

/** A gain in brass; what is lost, or won below the stake, in plain white. */
function Gain({ game, gain }: { game: Game; gain: number | undefined }) {
  if (gain === undefined)
    return (
      <span className="gain" aria-hidden="true">
        {'\u00a0'}
      </span>
    )
  const text = signedMoney(gain, game.say, languageOfPage())
  return <span className={gain > 0 ? 'gain money' : 'gain'}>{text}</span>
}

function Hand({
  side,
  place,
  coup,
  label,
}: {
  side: 'player' | 'banker'
  place: typeof WIDE | typeof NARROW
  coup: CoupShown
  label: string
}) {
  const cards = coup[side]
  const total = side === 'player' ? coup.playerTotal : coup.bankerTotal
  const [short, long] = place[side].total
  const x = cards.length > 2 ? long : short
  const lost = coup.outcome && coup.outcome.winner !== side && coup.outcome.winner !== 'tie'
  return (
    <g className={lost ? 'hand lost' : 'hand'}>
      {place[side].cards.map(([cx, cy, turn], index) => {
        const card = cards[index]
        return card === undefined ? (
          index < 2 ? (
            <rect
              // biome-ignore lint/suspicious/noArrayIndexKey: the first, second and third place
              key={index}
              className="card-place"
              x={-38}
              y={-54}
              width="76"
              height="108"
              rx="8"
              transform={`translate(${cx} ${cy}) scale(${place.scale})`}
            />
          ) : null
        ) : (
          // biome-ignore lint/suspicious/noArrayIndexKey: the first, second and third place
          <g key={index} transform={`translate(${cx} ${cy})`}>
            <g className="dealt">
              <g transform={`rotate(${turn}) scale(${place.scale})`}>
                <PlayingCard card={card} />
              </g>
            </g>
          </g>
        )
      })}
      {total === undefined ? (
        <text className="hand-name" x={short} y={place.totalY + 6} textAnchor="middle">
          {place === NARROW ? label : ''}
        </text>
      ) : (
        <g transform={`translate(${x} ${place.totalY}) scale(${place === NARROW ? 0.74 : 1})`}>
          <rect x="-26" y="-26" width="52" height="52" rx="14" className={`total ${side}`} />
          <text className="total-figure" y="9.5" textAnchor="middle">
            {total}
          </text>
        </g>
      )}
    </g>
  )
}
