import { useText } from '@maru/i18n/react'
import { PlainSum, Sum } from '../../shared/format/sum.tsx'

/** What can be withdrawn now, and the bonus money apart from it. */
export function WithdrawableCard({ cash, bonus }: { cash: number; bonus: number }) {
  const say = useText('bonus')
  return (
    <section aria-label={say('purse.title')} className="rounded-card bg-surface-2 p-6 max-tablet:p-5">
      <h2 className="text-13 text-text-3">{say('purse.title')}</h2>
      <p className="mt-1 text-28 leading-tight">
        <Sum units={cash} />
      </p>
      {cash + bonus > 0 && (
        <div aria-hidden="true" className="mt-4 flex h-3 gap-px overflow-hidden rounded-full bg-surface-3">
          <i className="bg-money" style={{ flex: cash }} />
          <i
            style={{
              flex: bonus,
              background: 'repeating-linear-gradient(135deg,var(--text-3) 0 3px,var(--surface-3) 3px 6px)',
            }}
          />
        </div>
      )}
      <dl className="mt-4 grid grid-cols-[minmax(0,1fr)_max-content] gap-x-3 gap-y-2.5 text-13">
        <dt className="text-text-2">{say('purse.cash')}</dt>
        <dd className="text-right font-semibold">
          <PlainSum units={cash} />
        </dd>
        <dt className="text-text-2">{say('purse.bonus')}</dt>
        <dd className="text-right font-semibold">
          <PlainSum units={bonus} />
        </dd>
      </dl>
      <p className="mt-3.5 text-12 text-text-3 leading-[1.55]">{say('purse.note')}</p>
    </section>
  )
}
