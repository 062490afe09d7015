import { serverNow } from '@maru/client'
import { useText } from '@maru/i18n/react'
import { useCountdown } from '@maru/ui/countdown.tsx'
import { ShieldIcon } from '@maru/ui/icons.tsx'
import { MoonDial } from '@maru/ui/moon-dial.tsx'
import type { ReactNode } from 'react'
import { clockSeconds } from '../../shared/format/date.ts'
import type { Slots } from '../../shared/minigame/slots.ts'
import { Link, useLayout } from '../../shared/navigation/index.ts'
import { dialOf, dialWords, type Phase, takesBets } from './phase.rules.ts'
import { PhaseChip } from './phase-chip.tsx'

const dialSizes = { mobile: 144, desktop: 112 }

/** The running round: how long one may bet, when it is drawn, what it was committed by; and the last result. */
export function RoundCard({ known, phase, last }: { known: Slots; phase: Phase; last: ReactNode }) {
  const say = useText('minigames')
  const { round, chain } = known
  return (
    <section
      aria-label={say('play.round', { number: round.number })}
      className="grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-4 gap-y-3.5 min-[360px]:gap-x-5 tablet:flex tablet:flex-wrap tablet:gap-6 tablet:rounded-card tablet:bg-surface-2 tablet:p-5"
    >
      <RoundDial known={known} phase={phase} />
      <div className="grid min-w-0 flex-1 justify-items-start gap-1.5 tablet:min-w-28">
        <div className="flex flex-col-reverse items-start gap-x-3 gap-y-1.5 tablet:flex-row tablet:flex-wrap tablet:items-center">
          <h2 className="num font-bold text-22 leading-tight">{say('play.round', { number: round.number })}</h2>
          <PhaseChip phase={phase} />
        </div>
        <p className="num flex flex-wrap gap-x-3.5 text-13 text-text-3 leading-normal max-tablet:flex-col">
          <span>{say('play.drawsAt', { time: clockSeconds(round.drawAt) })}</span>
          <span>{say('play.closesAt', { time: clockSeconds(round.closesAt) })}</span>
        </p>
        {chain && (
          <Link
            to="verify"
            search={{ game: known.game }}
            aria-label={say('play.verifyLabel', { commitment: shortened(chain.commitment) })}
            className="inline-flex min-h-8 items-center gap-1.5 text-13 text-text-2 underline decoration-text-3 underline-offset-4 hover:text-text touch:min-h-11"
          >
            <ShieldIcon size={16} />
            <span className="min-w-0">
              <span className="desk:hidden">{say('play.verifyShort')}</span>
              <span className="max-desk:hidden">{say('play.verify')}</span>{' '}
              <span className="num whitespace-nowrap">{shortened(chain.commitment)}</span>
            </span>
          </Link>
        )}
      </div>
      <div className="col-span-2 min-w-0 max-tablet:rounded-control max-tablet:bg-surface-1 max-tablet:px-3.5 max-tablet:py-2.5 tablet:ml-auto">
        {last}
      </div>
    </section>
  )
}

function RoundDial({ known: { round }, phase }: { known: Slots; phase: Phase }) {
  const say = useText('minigames')
  const layout = useLayout()
  const { until, totalSeconds } = dialOf(round, phase)
  const left = useCountdown(until, { now: serverNow })
  const isOver = phase === 'drawing' || phase === 'cancelled' || phase === 'off'
  const words = dialWords(phase)
  return (
    <MoonDial
      left={isOver ? 0 : left}
      total={totalSeconds}
      size={dialSizes[layout]}
      label={say(`play.until.${words}`)}
      caption={say(`play.until.${words}`)}
      closedLabel={say(
        phase === 'cancelled' ? 'play.state.cancelled' : `play.phase.${takesBets(phase) ? 'closed' : phase}`,
      )}
      announce={(seconds) => say(`play.announce.${words}`, { seconds })}
    />
  )
}

const shortened = (hex: string): string => `${hex.slice(0, 4)}…${hex.slice(-4)}`
