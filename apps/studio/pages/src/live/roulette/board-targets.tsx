import type { KeyboardEvent } from 'react'
import { figure, short } from '../../frame/texts.ts'
import type { FeltProps } from '../game/game-view.ts'
import { useRoom } from '../room/use-store.ts'
import { middleOf } from './board.ts'
import type { Board, Target } from './board-shapes.ts'
import { styleOf } from './box-style.ts'
import { numbersOfPlace, paysOf, rouletteName, wordsOnFelt } from './place-words.ts'

/** Sums of others are written where a place is so wide. */
const WIDE = 118

type Props = FeltProps & {
  board: Board
  pointed: readonly number[]
  onPoint(numbers: readonly number[]): void
}

export function BoardTargets({ board, pointed, onPoint, press, isOpen, table, store, chip, say, language }: Props) {
  const { held } = useRoom(store).bets
  const money = (amount: number) => say('won', { n: figure(amount, language) })
  const wordsOf = (code: string) => ({
    place: rouletteName(code, say),
    pays: `${figure(paysOf(code), language)} : 1`,
    m: money(held[code] ?? 0),
    n: money(chip),
  })
  const point = (code: string) => onPoint(numbersOfPlace(code))
  return (
    // biome-ignore lint/a11y/useSemanticElements: a group of buttons without a form
    <div role="group" aria-label={say('rouletteTabNumbers')} onPointerLeave={() => onPoint([])}>
      {board.cells
        .filter(({ number }) => number !== undefined && pointed.includes(number))
        .map(({ code, box }) => (
          <span key={code} className="pointed-number" style={styleOf(box)} />
        ))}
      {board.targets.map(({ code, box }, index) => {
        const words = wordsOnFelt(code, say)
        const others = table.bets.places[code]
        const isWide = words !== '' && box.width >= WIDE && others !== undefined
        const sum = others ? say('livePlaceOthers', { n: others.players, m: short(others.sum, language) }) : ''
        return (
          <button
            key={code}
            type="button"
            className={words ? 'felt-target outside' : 'felt-target'}
            style={styleOf(box)}
            data-place={code}
            // One stop for the tab key; arrows go on from there.
            tabIndex={index === 0 ? 0 : -1}
            aria-disabled={!isOpen}
            aria-label={[say('liveBetOn', wordsOf(code)), sum].filter(Boolean).join(', ')}
            onClick={() => press([code])}
            onPointerEnter={() => point(code)}
            onFocus={() => point(code)}
            onKeyDown={(event) => moveFocus(event, board.targets, index)}
          >
            {words ? <span className="felt-words">{words}</span> : null}
            {isWide ? <small>{sum}</small> : null}
          </button>
        )
      })}
    </div>
  )
}

const STEPS: { readonly [key: string]: readonly [x: number, y: number] } = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

function moveFocus(event: KeyboardEvent<HTMLButtonElement>, targets: readonly Target[], from: number): void {
  const step = STEPS[event.key]
  if (!step) return
  event.preventDefault()
  const to = nextTarget(targets, from, step)
  const buttons = event.currentTarget.parentElement?.querySelectorAll<HTMLButtonElement>('button')
  buttons?.[to]?.focus()
}

/** The nearest target in a direction; what lies beside the way counts as farther. The same where there is none. */
export function nextTarget(
  targets: readonly Target[],
  from: number,
  [stepX, stepY]: readonly [number, number],
): number {
  const start = middleOf((targets[from] as Target).box)
  let best = from
  let least = Number.POSITIVE_INFINITY
  targets.forEach(({ box }, at) => {
    const { x, y } = middleOf(box)
    const along = (x - start.x) * stepX + (y - start.y) * stepY
    const beside = Math.abs((x - start.x) * stepY) + Math.abs((y - start.y) * stepX)
    if (at === from || along < 1 || beside > along * 1.2 + 1) return
    const far = along + 2 * beside
    if (far < least) [best, least] = [at, far]
  })
  return best
}
