import { type Action, basicAction, pointsOf, totalOf } from '@maru/live-games'
import { useEffect, useRef, useState } from 'react'
import { figure, type Language, type Say, short } from '../../../frame/texts.ts'
import { isForRoom } from '../../room/is-for-room.ts'
import { styleOf } from '../../room/panes.tsx'
import { useSecondsLeft } from '../../room/use-store.ts'
import type { Box } from '../../scene/scene.ts'
import type { TableStore } from '../../store/table-store.ts'
import { type ActionShown, KEYS } from '../play/seat-rights.ts'
import type { BlackjackDeal } from '../play/timed-deal.ts'
import './action-bar.css'

const ACTION_TEXT = {
  hit: 'blackjackHit',
  stand: 'blackjackStand',
  double: 'blackjackDouble',
  split: 'blackjackSplit',
} as const satisfies { [action in Action]: string }

/** Where the bar is lower than this, what is said stands beside the buttons. */
const LOW = 100

/** Whether the hint is open: kept from hand to hand. */
let isHinting = false

/** Which button had the focus when it was pressed: each step has a bar of its own, and the focus goes on in it. */
let lastFocused: Action | undefined

type BarProps = {
  box: Box
  deal: BlackjackDeal
  actions: readonly ActionShown[]
  balance: number | null
  store: TableStore
  hasKeys: boolean
  say: Say
  language: Language
}

/** What one's own hand may do, below the thumb. One press a step: a second one does nothing. */
export function ActionBar({ box, deal, actions, balance, store, hasKeys, say, language }: BarProps) {
  const [chosen, setChosen] = useState<Action>()
  const [hints, setHints] = useState(isHinting)
  const pressed = useRef(false)
  const bar = useRef<HTMLFieldSetElement>(null)
  useEffect(() => {
    if (!lastFocused || document.activeElement !== document.body) return
    const buttons = bar.current?.querySelectorAll<HTMLButtonElement>('[data-action]') ?? []
    const same = [...buttons].find(({ dataset }) => dataset.action === lastFocused)
    ;(same ?? buttons[0])?.focus()
  }, [])
  const left = useSecondsLeft(store, deal.turn?.endsAt ?? null)
  const act = ({ action, cost, isAffordable }: ActionShown) => {
    if (pressed.current || !isAffordable) return
    pressed.current = true
    lastFocused = bar.current?.contains(document.activeElement) ? action : undefined
    setChosen(action)
    void store.act(deal.step, action, cost).finally(() => {
      pressed.current = false
      setChosen(undefined)
    })
  }
  useActionKeys(hasKeys, (key) => {
    const found = actions.find(({ action }) => KEYS[action] === key)
    if (found) act(found)
    return found !== undefined
  })
  const advised = hints ? adviceFor(deal, actions) : undefined
  const lacking = actions.find(({ isAffordable }) => !isAffordable)
  return (
    <fieldset
      ref={bar}
      className="bj-actions"
      data-row={box.height < LOW}
      style={styleOf(box)}
      aria-label={say('blackjackYourTurn')}
    >
      <p className="bj-said">
        <span>{say('blackjackYourTurn')}</span>
        <b className="bj-seconds" data-amber={left <= 3}>
          {left}
        </b>
        {advised ? <span className="bj-advice">{say('blackjackAdvice', { n: say(ACTION_TEXT[advised]) })}</span> : null}
        {lacking && balance !== null ? (
          <span className="bj-lack">
            {say('blackjackLack', { n: say('won', { n: figure(lacking.cost - balance, language) }) })}
          </span>
        ) : null}
      </p>
      <div className="bj-buttons">
        <button
          type="button"
          className="bj-hint"
          aria-pressed={hints}
          aria-label={say('blackjackHint')}
          title={say('blackjackHint')}
          onClick={() => {
            isHinting = !hints
            setHints(!hints)
          }}
        >
          ?
        </button>
        {actions.map((shown) => {
          const { action, cost, isAffordable } = shown
          return (
            <button
              key={action}
              type="button"
              className={['bj-action', action, advised === action ? 'advised' : ''].join(' ')}
              disabled={!isAffordable || chosen !== undefined}
              aria-busy={chosen === action}
              aria-keyshortcuts={KEYS[action]}
              data-action={action}
              onClick={() => act(shown)}
            >
              <b>{say(ACTION_TEXT[action])}</b>
              <small className={cost > 0 ? '' : 'bj-key'}>
                {cost > 0 ? `+${short(cost, language)}` : KEYS[action]}
              </small>
            </button>
          )
        })}
      </div>
    </fieldset>
  )
}

/** By basic strategy, from the hand's total and the dealer's card: of what can be paid for. */
function adviceFor({ turn, seats, dealer }: BlackjackDeal, actions: readonly ActionShown[]): Action | undefined {
  const cards = seats.find(({ seat }) => seat === turn?.seat)?.hands[turn?.hand ?? 0]?.cards ?? []
  const [first = 0] = cards
  if (!turn) return undefined
  const legal = actions.flatMap(({ action, isAffordable }) => (isAffordable ? [action] : []))
  const pair = legal.includes('split') ? pointsOf(first) : 0
  return basicAction(legal, totalOf(cards), pointsOf(dealer[0] ?? 0), pair)
}

/** Before the room's own keys: D doubles the hand while one plays, and the chips while one bets. */
function useActionKeys(isOn: boolean, press: (key: string) => boolean): void {
  useEffect(() => {
    if (!isOn) return
    const onKey = (event: KeyboardEvent) => {
      if (!isForRoom(event)) return
      if (!event.repeat && press(event.key.toUpperCase())) {
        event.preventDefault()
        event.stopImmediatePropagation()
      }
    }
    addEventListener('keydown', onKey, { capture: true })
    return () => removeEventListener('keydown', onKey, { capture: true })
  })
}
