import { useText } from '@maru/i18n/react'
import { Balance } from '@maru/ui/balance.tsx'
import { buttonClass } from '@maru/ui/button.tsx'
import { Skeleton } from '@maru/ui/skeleton.tsx'
import { openDialog } from '../../../shared/dialogs/dialogs.ts'
import { Points, SumDigits } from '../../../shared/format/sum.tsx'
import { Link } from '../../../shared/navigation/index.ts'
import { useMember, useSession, useShownCash } from '../../../shared/session/session.ts'

/** Who plays and with how much. A guest logs in by the tabs at the foot, which are always in view. */
export function UserPanel() {
  const isMember = useSession() !== undefined
  if (!isMember) return null
  return (
    <section className="rounded-card bg-surface-2 p-4">
      <Own />
    </section>
  )
}

const act = (kind: 'filled' | 'neutral') => buttonClass({ kind, full: true, className: 'h-11!' })

function Own() {
  const say = useText('common')
  const member = useMember()?.member
  const cash = useShownCash()
  return (
    <>
      <div className="flex min-h-6 items-center justify-between gap-3">
        {member ? <b className="truncate">{member.memNick}</b> : <Skeleton className="h-5 w-24" />}
        {member && (
          <button
            type="button"
            title={say('nav.convert')}
            onClick={() => openDialog({ kind: 'convert', from: 'header' })}
            className="-my-3 min-h-11 text-13 text-text-2"
          >
            {say('wallet.points')} <Points points={member.pointAmt} className="font-bold text-text" />
          </button>
        )}
      </div>
      <section aria-label={say('wallet.cash')} className="mt-2 min-h-8 text-28 leading-[1.15] tracking-[-0.025em]">
        {member ? (
          <Balance
            value={cash ?? member.cashAmt}
            format={(units) => <SumDigits units={units} />}
            formatGain={(units) => (
              <>
                +<SumDigits units={units} />
              </>
            )}
          />
        ) : (
          <Skeleton className="h-8 w-44" />
        )}
      </section>
      {member && member.awayAmt > 0 && (
        <Link to="held" className="mr-4 inline-flex min-h-8 items-center gap-1.5 text-13 text-text-2 touch:min-h-11">
          {say('wallet.away')}
          <b className="num font-bold text-text">
            <SumDigits units={member.awayAmt} />
          </b>
        </Link>
      )}
      {member && member.bonusAmt > 0 && (
        <Link to="bonus" className="inline-flex min-h-8 items-center gap-1.5 text-13 text-text-2 touch:min-h-11">
          {say('wallet.bonus')}
          <b className="num font-bold text-text">
            <SumDigits units={member.bonusAmt} />
          </b>
        </Link>
      )}
      <div className="mt-3.5 grid grid-cols-2 gap-2">
        <Link to="charge" className={act('filled')}>
          {say('nav.deposit')}
        </Link>
        <Link to="exchange" className={act('neutral')}>
          {say('nav.withdraw')}
        </Link>
      </div>
    </>
  )
}
