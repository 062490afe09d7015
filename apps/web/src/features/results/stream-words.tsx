import { type Attempt, drawRules, type Game } from '@maru/draws'
import { useText } from '@maru/i18n/react'
import { Ball } from '@maru/ui/ball.tsx'
import { cx } from '@maru/ui/cx.ts'
import type { Computed } from './verify.rules.ts'

const blockBytes = 32
const hexByte = (byte: number): string => byte.toString(16).padStart(2, '0')
const bitsOf = (byte: number): string => byte.toString(2).padStart(8, '0')

/** The bytes of the stream; those that were used are bright, rejected ones struck through. */
export function StreamBytes({ computed: { blocks, attempts } }: { computed: Computed }) {
  const say = useText('minigames')
  const verdictAt = new Map(
    attempts.flatMap(({ at, bytes, verdict }) => bytes.map((_, i) => [at + i, verdict] as const)),
  )
  return (
    <div className="grid gap-1.5">
      {blocks.map((bytes, block) => (
        <div
          // biome-ignore lint/suspicious/noArrayIndexKey: a block is known by its number alone.
          key={block}
          className="grid gap-x-4 gap-y-1 rounded-control bg-surface-1 px-3.5 py-2.5 tablet:grid-cols-[72px_minmax(0,1fr)]"
        >
          <span className="num text-12 text-text-3 leading-5">{say('results.verify.block', { number: block })}</span>
          <span className="code flex flex-wrap gap-x-2 text-13 leading-5">
            {bytes.map((byte, at) => {
              const verdict = verdictAt.get(block * blockBytes + at)
              return (
                <span
                  // biome-ignore lint/suspicious/noArrayIndexKey: bytes repeat, their place does not.
                  key={at}
                  className={
                    verdict === 'taken' ? 'font-bold text-moon' : verdict ? 'text-text-2 line-through' : 'text-text-3'
                  }
                >
                  {hexByte(byte)}
                </span>
              )
            })}
          </span>
        </div>
      ))}
    </div>
  )
}

/** Each word in turn: its byte, the bits that count, the value, and the ball, or why it was rejected. */
export function StreamWords({ game, attempts }: { game: Game; attempts: readonly Attempt[] }) {
  return (
    <ol className="grid grid-cols-3 gap-2 min-[480px]:grid-cols-4 tablet:grid-cols-5 desk:grid-cols-6 wide:grid-cols-8">
      {attempts.map((attempt) => (
        <Word key={attempt.at} game={game} attempt={attempt} />
      ))}
    </ol>
  )
}

function Word({ game, attempt: { bytes, bits, value, verdict, number, for: what } }: { game: Game; attempt: Attempt }) {
  const say = useText('minigames')
  const isTaken = verdict === 'taken'
  const rules = drawRules[game]
  const limit = what === 'powerBall' ? rules.powerBalls : rules.highest
  const all = bytes.map(bitsOf).join('')
  const why =
    verdict === 'repeated'
      ? say('results.verify.repeated', { number })
      : verdict === 'outside'
        ? `${value} ≥ ${limit}`
        : what === 'number'
          ? `${value} + 1`
          : String(value)
  return (
    <li
      className={cx(
        'grid justify-items-center gap-1.5 rounded-control px-1 pt-2.5 pb-3 text-center',
        isTaken ? 'bg-surface-1' : 'shadow-[inset_0_0_0_1px_var(--line)]',
      )}
    >
      <span className="code text-13 text-text-3">{bytes.map(hexByte).join(' ')}</span>
      <span className="code text-13 text-text-3">
        <b className={cx('font-bold', isTaken && 'text-moon')}>{all.slice(0, bits)}</b>
        {all.slice(bits)}
      </span>
      <span className={cx('num text-12', isTaken ? 'text-text-2' : 'text-warn')}>{why}</span>
      {isTaken ? (
        <Ball tone={what === 'powerBall' ? 'moon' : 'plain'} className="size-[34px]! text-15!">
          {number}
        </Ball>
      ) : (
        <span className="num grid size-[34px] place-items-center rounded-full border-[1.5px] border-line-control border-dashed font-semibold text-text-3 line-through">
          {number}
        </span>
      )}
    </li>
  )
}
