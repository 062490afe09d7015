import { turnMsOf } from '@maru/live-games'
import type { SeatShown, TableSaid, TurnShown } from '../../../../../src/tables/table-shapes.ts'
import { short } from '../../../frame/texts.ts'
import { styleOf } from '../../room/panes.tsx'
import { useSecondsLeft } from '../../room/use-store.ts'
import type { TableStore } from '../../store/table-store.ts'
import type { SeatShape } from '../layout/blackjack-layout.ts'
import type { SeatShownProps } from './seat-places.tsx'

/** In a tile that is lower the total of a hand stands where the sum was. */
const LOW = 72
/** Beside a clock a plate that is narrower has room for one word. */
const NARROW = 112

type PlatesProps = SeatShownProps & {
  store: TableStore
  said: TableSaid
  turn: TurnShown | null
  page: number
  canMove: boolean
  look(seat: number): void
  sit(seat: number | null): void
}

/** Who sits where, whose turn it is, and how long. */
export function SeatPlates(props: PlatesProps) {
  return props.layout.seats.map((shape) => {
    const who = props.table.seats.find(({ seat }) => seat === shape.seat)
    return shape.tile ? (
      <SeatTile key={shape.seat} shape={shape} who={who} {...props} />
    ) : (
      <SeatPlate key={shape.seat} shape={shape} who={who} {...props} />
    )
  })
}

type OneProps = PlatesProps & { shape: SeatShape; who: SeatShown | undefined }

function SeatPlate({ shape: { seat, plate }, who, own, turn, store, said, canMove, sit, say }: OneProps) {
  const isOwn = own?.seat === seat
  const isTurn = turn?.seat === seat
  const name = say('blackjackSeat', { n: seat + 1 })
  const className = ['bj-plate', isOwn ? 'own' : '', isTurn ? 'turn' : '', who ? '' : 'free'].join(' ')
  if (!who && canMove)
    return (
      // The circle above says what a press does.
      <button
        type="button"
        className={className}
        style={styleOf(plate)}
        aria-label={say('blackjackSitAt', { n: name })}
        data-sit={seat}
        onClick={() => sit(seat)}
      >
        <span>{name}</span>
      </button>
    )
  return (
    <div className={className} style={styleOf(plate)}>
      <span>{isOwn ? say(plate.width < NARROW ? 'blackjackOwnShort' : 'blackjackOwnSeat') : (who?.who ?? name)}</span>
      {isTurn && turn ? <Clock store={store} said={said} turn={turn} /> : null}
      {isOwn && canMove ? (
        <button type="button" className="bj-leave" onClick={() => sit(null)}>
          {say('blackjackLeave')}
        </button>
      ) : null}
    </div>
  )
}

/** A seat in the row of a phone: pressed to look at it. */
function SeatTile({ shape: { seat, plate }, who, table, own, bets, turn, store, said, look, say, language }: OneProps) {
  const isOwn = own?.seat === seat
  const isTurn = turn?.seat === seat
  const mine = Object.entries(bets.held).reduce((sum, [code, amount]) => sum + (seatOf(code) === seat ? amount : 0), 0)
  const others = table.bets.places[`seat-${seat}`]?.sum ?? 0
  const name = say('blackjackSeat', { n: seat + 1 })
  const sum = mine > 0 ? mine : others
  const isCovered = plate.height < LOW && table.deal !== null && who !== undefined
  return (
    <button
      type="button"
      className={['bj-tile', isOwn ? 'own' : '', isTurn ? 'turn' : '', who ? '' : 'free'].join(' ')}
      style={styleOf(plate)}
      aria-label={say('blackjackLook', {
        n: name,
        who: isOwn ? say('blackjackOwnSeat') : (who?.who ?? say('blackjackFree')),
      })}
      data-look={seat}
      onClick={() => look(seat)}
    >
      <span>{isOwn ? say('blackjackOwnShort') : (who?.who ?? seat + 1)}</span>
      {isTurn && turn ? <Clock store={store} said={said} turn={turn} /> : null}
      <small className={mine > 0 ? 'money' : ''} hidden={isCovered}>
        {sum > 0 ? short(sum, language) : who ? '' : say('blackjackFree')}
      </small>
    </button>
  )
}

const seatOf = (code: string): number => Number(/^(?:seat|behind|perfect-pairs|21\+3)-(\d)/.exec(code)?.[1] ?? -1)

/** Seconds of the turn, with a line that becomes shorter. */
function Clock({ store, said, turn }: { store: TableStore; said: TableSaid; turn: TurnShown }) {
  const left = useSecondsLeft(store, turn.endsAt)
  const whole = turnMsOf(said.pace) / 1_000
  return (
    <>
      <b className="bj-seconds">{left}</b>
      <i className="bj-line" style={{ scale: `${Math.min(1, left / whole)} 1` }} />
    </>
  )
}
