import type { MiniDrawOut } from '@maru/contract'
import { useText } from '@maru/i18n/react'
import { Ball } from '@maru/ui/ball.tsx'
import { cx } from '@maru/ui/cx.ts'
import type { ReactNode } from 'react'

type Props = {
  draw: MiniDrawOut
  size?: 'sm' | 'md'
  /** Of a ladder only the first counts: it stands out. */
  isLadder?: boolean
  className?: string
}

/** The balls in the order in which they were drawn; the power ball in moonlight. */
export function DrawnNumbers({ draw: { numbers, powerBall }, size = 'md', isLadder, className }: Props) {
  const say = useText('minigames')
  const label =
    powerBall === null
      ? say('results.numbersSaid', { numbers: numbers.join(', ') })
      : say('results.ballsSaid', { numbers: numbers.join(', '), ball: powerBall })
  const balls = numbers.map((number, at) => (
    <Ball
      key={number}
      size={size}
      className={isLadder ? (at === 0 ? 'ring-2 ring-moon' : 'bg-surface-1! text-text-3!') : undefined}
    >
      {number}
    </Ball>
  ))
  if (powerBall !== null)
    balls.push(
      <Ball
        key="power"
        tone={isLadder ? 'plain' : 'moon'}
        size={size}
        className={isLadder ? 'ml-1 bg-surface-1! text-text-3!' : 'ml-1'}
      >
        {powerBall}
      </Ball>,
    )
  return (
    <span role="img" aria-label={label} className={cx('flex flex-wrap items-center gap-[5px]', className)}>
      {halvesOf(balls, powerBall !== null)}
    </span>
  )
}

/** Six balls stand in one row, or where that has no room in two of three: never one alone below five. */
const halvesOf = (balls: ReactNode[], isSplit: boolean): ReactNode =>
  isSplit
    ? [balls.slice(0, 3), balls.slice(3)].map((half, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: there are always the same two.
        <span key={at} className="flex items-center gap-[5px]">
          {half}
        </span>
      ))
    : balls
