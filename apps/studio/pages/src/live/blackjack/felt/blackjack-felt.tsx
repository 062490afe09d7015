import { useEffect, useRef } from 'react'
import type { FeltProps } from '../../game/game-view.ts'
import { useRoom } from '../../room/use-store.ts'
import type { BlackjackLayout } from '../layout/blackjack-layout.ts'
import { canMove, offeredMeaning, ownActions, pressMeaning } from '../play/seat-rights.ts'
import { turnFrom } from '../play/timed-deal.ts'
import { ActionBar } from './action-bar.tsx'
import { HandBadges } from './hand-badges.tsx'
import { SeatPlaces } from './seat-places.tsx'
import { SeatPlates } from './seat-plates.tsx'
import { turnWords } from './turn-words.ts'
import { useTimedDeal } from './use-timed-deal.ts'
import './blackjack.css'

const MIDDLE = 3

/** Seats, what is pressed at them, totals, and the turn. */
export function BlackjackFelt(props: FeltProps) {
  const { said, table, isOpen, press, page, turnTo, store, hasKeys, say, language } = props
  const layout = props.layout as BlackjackLayout
  const { own, bets, money } = useRoom(store)
  const { timed, now } = useTimedDeal(store, table, said)
  const { row, seats } = table
  const ownSeat = own?.seat ?? null
  const isPaged = layout.seats.some(({ tile }) => tile)
  const isDealing = row.phase === 'dealing'
  const hasLooked = useRef(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: one's own seat when it is taken and when cards are dealt; between, the player chooses
  useEffect(() => {
    if (!isPaged || (ownSeat === null && hasLooked.current)) return
    hasLooked.current = true
    const isFree = (seat: number) => !seats.some((one) => one.seat === seat)
    turnTo(ownSeat ?? [MIDDLE, 2, 4, 1, 5, 0, 6].find(isFree) ?? MIDDLE)
  }, [isPaged, ownSeat, isDealing])

  const seated = { seats, own: own && { seat: own.seat, held: bets.held }, phase: row.phase }
  const meaningOf = (code: string) => (store.isWatched ? undefined : offeredMeaning(code, seated, isOpen))
  const act = (code: string) => {
    const meaning = store.isWatched ? undefined : pressMeaning(code, seated)
    if (meaning === 'bet') press([code])
    if (meaning === 'sit') void store.sit(Number(code.at(-1)))
  }
  const deal = timed?.deal
  const balance = own?.balance ?? money.balance
  const hasTurn = isDealing && deal?.turn != null && store.now() >= turnFrom(deal, said) - 20
  const actions = hasTurn ? ownActions(deal, own, balance) : []
  const shown = { layout, table, own, bets, say, language }
  return (
    <div className="blackjack-felt">
      {layout.lettering ? (
        <p className="bj-lettering" aria-hidden="true" style={{ left: layout.lettering.x, top: layout.lettering.y }}>
          <b>{say('blackjackPays')}</b>
          <span>{say('blackjackStands')}</span>
        </p>
      ) : null}
      <SeatPlaces {...shown} meaningOf={meaningOf} press={act} chip={props.chip} />
      <SeatPlates
        {...shown}
        store={store}
        said={said}
        turn={isDealing ? (deal?.turn ?? null) : null}
        page={page}
        canMove={!store.isWatched && canMove(seated)}
        look={turnTo}
        sit={(seat) => void store.sit(seat)}
      />
      {timed ? <HandBadges {...shown} timed={timed} now={now} /> : null}
      <p className="hidden-text" role="status">
        {deal && actions.length > 0 ? turnWords(deal, say) : ''}
      </p>
      {deal && actions.length > 0 ? (
        <ActionBar
          key={`${row.round} ${deal.step}`}
          box={layout.actions}
          deal={deal}
          actions={actions}
          balance={balance}
          store={store}
          hasKeys={hasKeys}
          say={say}
          language={language}
        />
      ) : null}
    </div>
  )
}
