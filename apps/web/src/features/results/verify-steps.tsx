import type { Game } from '@maru/draws'
import { drawRules } from '@maru/draws'
import { useLanguage, useText } from '@maru/i18n/react'
import { ProgressBar } from '@maru/ui/moon-progress.tsx'
import { dayTimeSeconds } from '../../shared/format/date.ts'
import { digits } from '../../shared/format/money.ts'
import { HexRow } from './hex-row.tsx'
import { StepCard } from './step-card.tsx'
import { StreamBytes, StreamWords } from './stream-words.tsx'
import type { Proof, Verification } from './verify.rules.ts'

type Props = {
  game: Game
  proof: Proof
  /** Hashes done so far, while the link is followed. */
  done: number | undefined
  verification: Verification | undefined
}

/** The five steps from the commitment to the numbers. */
export function VerifySteps({ game, proof: { chain, link }, done, verification }: Props) {
  const say = useText('minigames')
  const language = useLanguage()
  const { steps, computed, reached } = verification ?? {}
  const rules = drawRules[game]
  const used = computed?.attempts.reduce((all, { bytes }) => all + bytes.length, 0) ?? 0
  const count = digits(link.number, language)
  return (
    <ol className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <StepCard
        number={1}
        title={say('results.verify.commitment')}
        step={steps?.commitment}
        text={say('results.verify.commitmentText', { time: dayTimeSeconds(chain.committedAt) })}
      >
        <HexRow name={say('results.verify.commitmentName')} hex={chain.commitment} />
      </StepCard>
      <StepCard
        number={2}
        title={say('results.verify.link')}
        step={steps?.link}
        text={say('results.verify.linkText', { hash: 'SHA-256', count })}
      >
        <HexRow name={say('results.verify.linkName', { number: count })} hex={link.hex} lit />
        {done === undefined ? (
          reached && (
            <Way from={link.hex} count={link.number} reached={reached} isRight={steps?.link.state === 'right'} />
          )
        ) : (
          <div className="mt-3">
            <ProgressBar value={done / Math.max(1, link.number)} label={say('results.verify.progress')} tone="moon" />
            <p className="num mt-1.5 text-12 text-text-2">
              {say('results.verify.hashes', { done: digits(done, language), count })}
            </p>
          </div>
        )}
      </StepCard>
      <StepCard number={3} title={say('results.verify.salt')} step={steps?.salt} text={say('results.verify.saltText')}>
        <HexRow name={say('results.verify.saltName')} hex={chain.salt} />
        {computed && <HexRow name={say('results.verify.seedName')} hex={computed.seed} lit />}
      </StepCard>
      <StepCard
        number={4}
        title={say('results.verify.stream')}
        step={steps?.stream}
        text={
          computed
            ? say('results.verify.streamText', { used, blocks: computed.blocks.length })
            : say('results.verify.streamNone')
        }
      >
        {computed && <StreamBytes computed={computed} />}
      </StepCard>
      <StepCard
        number={5}
        title={say('results.verify.result')}
        step={steps?.result}
        text={
          rules.powerBalls > 0
            ? say('results.verify.resultPower', {
                bits: 5,
                most: 31,
                limit: rules.highest,
                ballBits: 4,
                balls: rules.powerBalls,
              })
            : say('results.verify.resultKino', { bits: 7, most: 127, limit: rules.highest })
        }
      >
        {computed && <StreamWords game={game} attempts={computed.attempts} />}
      </StepCard>
    </ol>
  )
}

const short = (hex: string): string => `${hex.slice(0, 6)}…${hex.slice(-6)}`

/** From the link down to where it leads, in short. */
function Way({ from, count, reached, isRight }: { from: string; count: number; reached: string; isRight: boolean }) {
  const say = useText('minigames')
  const language = useLanguage()
  return (
    <div
      aria-hidden="true"
      className="mt-2.5 flex items-center gap-2 whitespace-nowrap text-12 text-text-3 max-[399px]:hidden"
    >
      <span className={`${chip} text-moon`}>{short(from)}</span>
      <i className={arrow} />
      <span className="num">{say('results.verify.times', { count: digits(count, language) })}</span>
      <i className={arrow} />
      <span className={`${chip} ${isRight ? 'text-text-2' : 'text-bad'}`}>{short(reached)}</span>
    </div>
  )
}

const chip = 'code rounded-[6px] bg-surface-3 px-2 py-[3px]'
const arrow =
  "relative h-px min-w-2.5 flex-1 bg-line-control after:absolute after:-top-[3px] after:right-0 after:border-y-[3.5px] after:border-y-transparent after:border-l-[5px] after:border-l-line-control after:content-['']"
