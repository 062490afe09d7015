import { useLanguage, useText } from '@maru/i18n/react'
import { Legend } from '@maru/ui/chart/legend.tsx'
import { fullDay } from '../../shared/format/date.ts'
import { money, percent } from '../../shared/format/money.ts'
import { PlainSum } from '../../shared/format/sum.tsx'
import type { ProtectionRecord } from './calls/protection-record.ts'
import { ProtectionCard } from './protection-card.tsx'

const BASIS_POINTS = 10_000

/** What went in and out in all, what is left of it, and so what was won or lost. */
export function RecordCard({ record: { since, deposits, withdrawals, holds, played } }: { record: ProtectionRecord }) {
  const say = useText('protection')
  const language = useLanguage()
  const net = deposits.sum - withdrawals.sum
  // Bonuses, points and gifts, less what is staked and not settled.
  const given = holds - net - played
  const isLost = net > 0 && holds < net
  const kept = isLost ? Math.floor((holds * BASIS_POINTS) / net) : BASIS_POINTS
  return (
    <ProtectionCard title={say('record.title')} aside={say('record.since', { day: fullDay(since) })}>
      <div className="grid gap-x-9 gap-y-5 tablet:grid-cols-[minmax(0,1fr)_minmax(0,0.9fr)]">
        <div>
          <b className="num block text-28 leading-tight tracking-[-0.03em]">
            <PlainSum units={net} />
          </b>
          <p className="mt-2 text-13 text-text-2 leading-relaxed">{say('record.text')}</p>
          {isLost && (
            <>
              <div
                role="img"
                aria-label={say('record.bar', { net: money(net, language), held: money(holds, language) })}
                className="mt-4 flex h-3 gap-0.5 overflow-hidden rounded-full"
              >
                <i className="bg-money" style={{ flexGrow: kept }} />
                <i className="bg-text-3" style={{ flexGrow: BASIS_POINTS - kept }} />
              </div>
              <p className="mt-2 flex flex-wrap justify-between gap-x-4 text-12 text-text-2">
                <Legend className="bg-money">{say('record.kept', { percent: percent(kept, language) })}</Legend>
                <Legend className="bg-text-3">
                  {say('record.lost', { percent: percent(BASIS_POINTS - kept, language) })}
                </Legend>
              </p>
            </>
          )}
        </div>
        <dl className="grid grid-cols-[minmax(0,1fr)_auto] content-start gap-x-4 gap-y-2.5 text-14">
          <dt className="text-text-3">{say('record.deposits', { count: deposits.count })}</dt>
          <dd className="text-right">
            <PlainSum units={deposits.sum} />
          </dd>
          <dt className="text-text-3">{say('record.withdrawals', { count: withdrawals.count })}</dt>
          <dd className="text-right">
            <PlainSum units={-withdrawals.sum} />
          </dd>
          <dt className="text-text-3">{say('record.holds')}</dt>
          <dd className="text-right">
            <PlainSum units={holds} />
          </dd>
          <dt className="border-line-soft border-t pt-2.5 text-text-3">{say('record.played')}</dt>
          <dd className="border-line-soft border-t pt-2.5 text-right">
            <PlainSum units={played} sign />
          </dd>
          {given !== 0 && (
            <>
              <dt className="text-text-3">{say('record.given')}</dt>
              <dd className="text-right">
                <PlainSum units={given} sign />
              </dd>
            </>
          )}
          <dt className="border-line-soft border-t pt-2.5 font-[650]">{say('record.result')}</dt>
          <dd className="border-line-soft border-t pt-2.5 text-right font-bold text-15">
            <PlainSum units={holds - net} sign />
          </dd>
        </dl>
      </div>
    </ProtectionCard>
  )
}
